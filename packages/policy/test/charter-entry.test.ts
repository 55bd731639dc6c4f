import { standingOf, type BookingFacts } from '../src';
import { charterEntry, isEntered, type CharterToEnter } from '../src/words';
import { CONFIRMED, REQUEST } from './booking-facts';

const stands = (facts: BookingFacts) => standingOf(facts, new Date(0));

const CHARTER: CharterToEnter = {
  ...{ bookingId: 31, standing: stands(CONFIRMED), boat: 'Northern Light', city: 'Toronto', guestCount: 6 },
  ...{ captainName: 'Marie Tremblay', purposeOfRental: null, specialRequests: 'A cake; please', reader: 'renter' },
  contacts: [
    { role: 'owner', fullName: 'James MacDonald', phone: '+14165550103', email: 'james@example.com' },
    { role: 'captain', fullName: 'Marie Tremblay', phone: '+14165550107', email: null },
  ],
};

describe('the entry of a charter in a calendar', () => {
  it('says to a renter when to come and whom to call', () => {
    expect(charterEntry(CHARTER)).toEqual({
      title: 'Charter: Northern Light',
      place: 'Toronto',
      description: [
        'Booking #31',
        '6 guests',
        'Please arrive 15 minutes early.',
        'Owner: James MacDonald, +1 416 555 0103, james@example.com',
        'Captain: Marie Tremblay, +1 416 555 0107',
        'Special requests: A cake; please',
      ].join('\n'),
    });
  });

  it('has the place of boarding once it is agreed on, and not before or after', () => {
    const place = { latitude: 43.6387, longitude: -79.3837 };
    const boarding = { marina: 'Pier 4', dock: 'Third slip', place, minutesBefore: 30 };
    const agreed = charterEntry({ ...CHARTER, boarding });
    expect(agreed).toMatchObject({ place: 'Pier 4', geo: place });
    expect(agreed.description).toContain('Please arrive 30 minutes early.\nWhere: Pier 4\nDock: Third slip');
    const cancelled = stands({ ...CONFIRMED, status: 'cancelled', outcome: 'renter_cancelled' });
    const completed = stands({ ...CONFIRMED, status: 'completed' });
    for (const standing of [stands(REQUEST), cancelled, completed]) {
      const entry = charterEntry({ ...CHARTER, standing, boarding });
      expect([entry.place, entry.geo]).toEqual(['Toronto', undefined]);
      expect(entry.description).not.toMatch(/Pier|slip|30 minutes/);
    }
  });

  it('names the occasion, and one guest as one; and asks nobody else to come early', () => {
    const charter = { ...CHARTER, purposeOfRental: 'A birthday', specialRequests: null, guestCount: 1 };
    expect(charterEntry({ ...charter, reader: 'captain' }).description).toBe(
      [
        'Booking #31',
        '1 guest',
        'Owner: James MacDonald, +1 416 555 0103, james@example.com',
        'Occasion: A birthday',
      ].join('\n'),
    );
  });

  it('says of a request that it is one, and who would sail', () => {
    const { title, description } = charterEntry({ ...CHARTER, standing: stands(REQUEST), contacts: [] });
    expect(title).toBe('Requested charter: Northern Light');
    expect(description).toMatch(/^Reservation #31, not confirmed yet\n6 guests\nCaptain: Marie Tremblay\n/);
  });

  it('names no captain to the captain, and whoever is on board to nobody twice', () => {
    const renter = { role: 'renter', fullName: 'Ana Silva', phone: '+14165550101', email: '' } as const;
    const contacts = [renter, ...CHARTER.contacts];
    expect(charterEntry({ ...CHARTER, contacts }).description).not.toContain('Renter: ');
    const captains = charterEntry({ ...CHARTER, contacts, reader: 'captain' }).description.split('\n');
    expect(captains.filter((line) => line.startsWith('Renter: '))).toEqual(['Renter: Ana Silva, +1 416 555 0101']);
    expect(captains.filter((line) => line.startsWith('Captain: '))).toEqual([]);
    const [owner] = CHARTER.contacts;
    const unknown = charterEntry({ ...CHARTER, contacts: owner ? [owner] : [] }).description;
    expect(unknown).toContain('\nCaptain: Marie Tremblay\n');
    expect(charterEntry({ ...CHARTER, contacts: [], reader: 'captain' }).description).not.toContain('Captain: ');
  });

  it('stays in the calendar while the charter is asked for, agreed on or over', () => {
    const completed = stands({ ...CONFIRMED, status: 'completed' });
    expect([stands(REQUEST), stands(CONFIRMED), completed].map(isEntered)).toEqual([true, true, true]);
    expect(isEntered(stands({ ...CONFIRMED, status: 'cancelled', outcome: 'renter_cancelled' }))).toBe(false);
    expect(charterEntry({ ...CHARTER, standing: completed }).title).toBe('Charter: Northern Light');
  });

  it('names neither a captain where there is none nor anybody once it is over', () => {
    expect(charterEntry({ ...CHARTER, captainName: null, contacts: [] }).description).toContain('No captain');
    const cancelled = stands({ ...CONFIRMED, status: 'cancelled', outcome: 'renter_cancelled' });
    const ending = standingOf({ ...REQUEST, respondBy: new Date(0) }, new Date(1));
    const [title, place] = ['Canceled: Northern Light', 'Toronto'];
    for (const standing of [cancelled, ending])
      expect(charterEntry({ ...CHARTER, standing })).toEqual({
        title,
        place,
        description: 'Booking #31 was canceled.',
      });
    const description = 'Booking #31 is no longer your charter.';
    expect(charterEntry({ ...CHARTER, isGone: true })).toEqual({ title, place, description });
  });

  it('asks nobody to arrive for what was called off, which belongs in no calendar', () => {
    const calledOff = { cause: 'weather', by: 'owner', chooseBy: CONFIRMED.startDate } as const;
    const standing = stands({ ...CONFIRMED, calledOff });
    expect(charterEntry({ ...CHARTER, standing })).toMatchObject({
      title: 'Called off: Northern Light',
      description: 'Booking #31 does not take place at this time.',
    });
    expect(isEntered(standing)).toBe(false);
  });

  it('says that another captain is being chosen, and asks nobody to arrive until there is one', () => {
    const standing = stands({ ...CONFIRMED, captainWanted: true });
    const { title, description } = charterEntry({ ...CHARTER, standing, captainName: null, contacts: [] });
    expect(title).toBe('Charter: Northern Light');
    expect(description).toContain('The owner is choosing another captain');
    expect(description).not.toContain('arrive');
    expect(isEntered(standing)).toBe(true);
  });
});
