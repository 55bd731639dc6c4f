import { CITIES, type City } from '@harbourline/policy';

/** How likely something is, beside the likelihoods of its alternatives. */
type Weighted<T> = readonly (readonly [T, number])[];

const LIKELIHOODS: Record<City, number> = { Toronto: 40, Montreal: 22, Mississauga: 16, Cancun: 22 };
export const SAMPLE_CITIES: Weighted<City> = CITIES.map((city) => [city, LIKELIHOODS[city]]);

/** A model, feet from and to, dollars per hour for each foot. */
export const SAMPLE_MODELS: Weighted<{ name: string; feet: readonly [number, number]; perFoot: number }> = [
  [{ name: 'Sea Ray Sundancer', feet: [28, 45], perFoot: 8 }, 14],
  [{ name: 'Bayliner Element', feet: [18, 24], perFoot: 7 }, 12],
  [{ name: 'Boston Whaler Outrage', feet: [22, 38], perFoot: 9 }, 9],
  [{ name: 'Chaparral SSX', feet: [23, 33], perFoot: 8 }, 9],
  [{ name: 'Bennington Pontoon', feet: [20, 28], perFoot: 6 }, 10],
  [{ name: 'Jeanneau Sun Odyssey', feet: [34, 54], perFoot: 7 }, 8],
  [{ name: 'Beneteau Oceanis', feet: [31, 51], perFoot: 7 }, 8],
  [{ name: 'Lagoon Catamaran', feet: [38, 52], perFoot: 11 }, 6],
  [{ name: 'Carver Motor Yacht', feet: [36, 52], perFoot: 10 }, 6],
  [{ name: 'Azimut Flybridge', feet: [47, 72], perFoot: 15 }, 5],
  [{ name: 'Princess V-Class', feet: [40, 65], perFoot: 15 }, 4],
  [{ name: 'Sunseeker Manhattan', feet: [55, 74], perFoot: 18 }, 3],
  [{ name: 'Yamaha WaveRunner', feet: [10, 12], perFoot: 12 }, 4],
  [{ name: 'Hinckley Picnic Boat', feet: [34, 40], perFoot: 14 }, 1.5],
  [{ name: 'Riva Aquarama', feet: [27, 29], perFoot: 24 }, 0.4],
  [{ name: 'Wally Tender', feet: [43, 48], perFoot: 22 }, 0.1],
];

export const SAMPLE_NAMES = {
  first: ['Northern', 'Silver', 'Second', 'Morning', 'Quiet', 'Blue', 'Lucky', 'Island', 'Harbour', 'Golden', 'Wild'],
  second: ['Light', 'Wind', 'Star', 'Tide', 'Horizon', 'Lady', 'Compass', 'Spirit', 'Breeze', 'Heron', 'Pearl'],
} as const;

/** Sentences of a description, from what everybody writes to what hardly anybody does. */
export const SAMPLE_SENTENCES: Weighted<string> = [
  ['A comfortable boat for a day on the water with friends and family.', 60],
  ['Your guests have room in the shade and in the sun.', 50],
  ['The sound system connects to your phone.', 40],
  ['Swim from the platform at the stern and rinse off under the fresh water shower.', 35],
  ['There is a cooler with ice on board; bring whatever you like to drink.', 35],
  ['We leave from a marina with parking and a restaurant.', 30],
  ['Kept like new, serviced every spring, insured and inspected.', 25],
  ['Ideal for birthdays, bachelorette parties and corporate events.', 25],
  ['The skyline at sunset is worth the trip alone.', 20],
  ['Quiet engines and a wide hull make for a smooth ride.', 20],
  ['Two cabins and a washroom below deck.', 15],
  ['Life jackets for children are on board in every size.', 12],
  ['We know the islands, their beaches and where to anchor in any wind.', 10],
  ['Snorkelling gear and floating mats are included.', 8],
  ['The galley has a stove, a microwave and a fridge.', 8],
  ['Fishing rods, lures and a live well are there for early risers.', 5],
  ['A stewardess can be arranged for an evening.', 3],
  ['Wakeboards and tow ropes for those who cannot sit still.', 3],
  ['The teak deck was laid by hand.', 1.5],
  ['A gyroscope keeps her steady at anchor.', 0.8],
  ['She took part in a regatta from Kingston to Halifax.', 0.3],
  ['A telescope is mounted on the flybridge for clear nights.', 0.1],
  ['In August we go out at night for the bioluminescence.', 0.02],
];
