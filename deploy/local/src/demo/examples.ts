/** What the owner does with a reservation, after which its booking is in another state. */
export type Answer = 'accept' | 'decline' | 'adjust' | 'propose a change' | 'cancel later';

/** A charter by the clock of its boat's city, so many days from today. Each renter has one of a boat at most. */
export interface Example {
  /** Counted as in the demo's list of renters. */
  renter: number;
  boatName: string;
  daysAhead: number;
  startTime: string;
  hours: number;
  guestCount: number;
  /** With one of the demo's captains, counted as in their list. */
  captain?: number;
  specialRequests?: string;
  /** None yet where it is left out. */
  answer?: Answer;
}

/** Reservations in the states that people meet first. All are of the demo owner's boats. */
export const RESERVATIONS: readonly Example[] = [
  {
    renter: 0,
    boatName: 'Northern Light',
    daysAhead: 9,
    startTime: '14:00',
    hours: 5,
    guestCount: 8,
    specialRequests: 'A birthday: could we bring a cake?',
  },
  {
    renter: 1,
    boatName: 'Northern Light',
    daysAhead: 12,
    startTime: '18:00',
    hours: 4,
    guestCount: 10,
    captain: 0,
    answer: 'accept',
  },
  // Long enough for this owner's discount.
  {
    renter: 0,
    boatName: 'Second Wind',
    daysAhead: 16,
    startTime: '10:00',
    hours: 6,
    guestCount: 4,
    answer: 'propose a change',
  },
  { renter: 2, boatName: 'Credit Due', daysAhead: 6, startTime: '16:30', hours: 3, guestCount: 6, captain: 0 },
  // Accepted by the owner, with a captain who confirms each charter and has yet to answer.
  {
    renter: 1,
    boatName: 'Queen of the Quay',
    daysAhead: 14,
    startTime: '15:00',
    hours: 4,
    guestCount: 20,
    captain: 1,
    answer: 'accept',
  },
  {
    renter: 2,
    boatName: 'Queen of the Quay',
    daysAhead: 20,
    startTime: '19:00',
    hours: 4,
    guestCount: 28,
    answer: 'decline',
  },
  {
    renter: 0,
    boatName: 'Queen of the Quay',
    daysAhead: 24,
    startTime: '17:00',
    hours: 5,
    guestCount: 22,
    answer: 'adjust',
  },
  {
    renter: 0,
    boatName: 'Credit Due',
    daysAhead: 18,
    startTime: '13:00',
    hours: 4,
    guestCount: 9,
    answer: 'cancel later',
  },
];

/** Charters that have taken place. */
export const PAST_CHARTERS: readonly Example[] = [
  { renter: 0, boatName: 'Harbour Pilot', daysAhead: -12, startTime: '11:00', hours: 4, guestCount: 6, captain: 0 },
  { renter: 1, boatName: 'Second Wind', daysAhead: -33, startTime: '12:30', hours: 7, guestCount: 8 },
  { renter: 2, boatName: 'Second Wind', daysAhead: -9, startTime: '12:30', hours: 7, guestCount: 6 },
  { renter: 2, boatName: 'Northern Light', daysAhead: -6, startTime: '14:00', hours: 5, guestCount: 8, captain: 0 },
];
