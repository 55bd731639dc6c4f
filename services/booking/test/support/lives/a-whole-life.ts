import { BOAT, CHEAPER_CAPTAIN } from '../cast';
import { aDayAtDock } from './at-docks';
import type { Said } from './sent-as';
import type { Step } from './steps';

type Actor = Extract<Step, { do: 'act' }>['by'];

const act = (by: Actor, booking: number, body: Said): Step => ({ do: 'act', by, booking, body });
const CLEARED = { ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null } as const;
const reserve = (day: number, captain: number | null): Step => ({
  ...{ do: 'reserve', renter: 0, boat: BOAT, day, slot: 6, hours: 4 },
  captain,
});

const wait = (hours: number): Step[] => [{ do: 'wait', hours }, { do: 'jobs' }];

/** In which everything that random lives have to show comes to pass, so that no test of them depends on luck. */
export const aWholeLife: Step[] = [
  { do: 'set', captain: CHEAPER_CAPTAIN, confirms: true },
  reserve(5, CHEAPER_CAPTAIN),
  act('owner', 0, { status: 'confirmed', ...CLEARED }),
  act('captain', 0, { captainAnswer: 'accepted' }),
  act('owner', 0, { proposeChange: { guestCount: 3 } }),
  act('owner', 0, { proposedChange: 'withdrawn' }),
  act('renter', 0, { proposeChange: { guestCount: 3 } }),
  act('owner', 0, { proposedChange: 'accepted' }),
  reserve(7, null),
  act('owner', 1, { ownerAdjusted: true, adjustedStartTime: '14:30' }),
  act('renter', 1, { status: 'cancelled' }),
  reserve(6, null),
  act('owner', 2, { status: 'confirmed', ...CLEARED }),
  // Called off by its captain and made up for; called off again by its owner, for good.
  ...wait(36),
  act('captain', 0, { calledOff: 'weather', reason: 'A gale warning' }),
  act('renter', 0, { proposeChange: { startDate: '2026-06-07T16:00:00.000Z' } }),
  act('owner', 0, { proposedChange: 'accepted' }),
  ...wait(48),
  act('owner', 0, { calledOff: 'mechanical', reason: 'The engine' }),
  // Past its end, and then past the time to choose.
  ...wait(3 * 24),
  { do: 'close', renter: 0 },
  // The other charter is over since a day; the one that was called off is the first of the two.
  ...aDayAtDock(1),
  ...wait(5 * 24),
  { do: 'close', renter: 0 },
];
