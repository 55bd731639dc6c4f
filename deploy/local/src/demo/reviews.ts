import type { Sight } from './pictures';

interface Opinion {
  stars: Record<string, number>;
  text: string;
}

/** What renter and owner say of a charter that has taken place. */
export interface ExampleReview {
  /** Counted as in the demo's list of renters. */
  renter: number;
  boatName: string;
  ofBoat: Opinion;
  /** The renter's own pictures. */
  shows?: readonly Sight[];
  ofCaptain?: Opinion;
  ofRenter: Opinion;
}

const boatStars = (condition: number, cleanliness: number, value: number) => ({
  ...{ condition, cleanliness, value },
  ...{ accuracy: 5, communication: 5 },
});
const captainStars = (punctuality: number) => ({
  ...{ safety: 5, skill: 5, hospitality: 5, localKnowledge: 5 },
  punctuality,
});
const renterStars = (punctuality: number) => ({ communication: 5, care: 5, rules: 5, payment: 5, punctuality });

export const REVIEWS: readonly ExampleReview[] = [
  {
    renter: 0,
    boatName: 'Harbour Pilot',
    ofBoat: {
      stars: boatStars(5, 5, 4),
      text: 'Spotless, easy to board with our grandparents, and exactly like the pictures. We swam off the Islands and were back before the rain.',
    },
    ofCaptain: {
      stars: captainStars(5),
      text: 'Knew where the water was calm and let the kids steer for a while.',
    },
    ofRenter: {
      stars: renterStars(5),
      text: 'On time, friendly, and left the boat as they found it. Welcome back any day.',
    },
  },
  {
    renter: 2,
    boatName: 'Second Wind',
    ofBoat: {
      stars: boatStars(4, 5, 5),
      text: 'A whole day on the lake for a fair price. The cushions have seen some summers, but everything works and the owner explained it well.',
    },
    ofRenter: {
      stars: renterStars(4),
      text: 'A careful crew. They called ahead when they were running a little late.',
    },
  },
  {
    renter: 2,
    boatName: 'Northern Light',
    shows: [
      { view: 'bow', hour: 'dusk' },
      { view: 'deck', hour: 'night' },
    ],
    ofBoat: {
      stars: boatStars(5, 5, 5),
      text: 'We watched the skyline light up from the bow and did not want to go home. Plenty of room for eight, and a good sound system.',
    },
    ofCaptain: { stars: captainStars(4), text: 'Calm, kind and full of stories about the harbor.' },
    ofRenter: { stars: renterStars(5), text: 'Great guests who respected the boat and thanked the crew.' },
  },
];
