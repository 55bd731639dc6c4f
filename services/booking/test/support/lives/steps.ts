import { DOCK_ACTS, type DockActName } from '@harbourline/policy';
import fc from 'fast-check';
import type { Said } from './sent-as';

/** One thing that somebody does, or that time does. `booking` picks one of those that there are. */
export type Step =
  | { do: 'reserve'; renter: number; boat: number; day: number; slot: number; hours: number; captain: number | null }
  | { do: 'wait'; hours: number }
  | { do: 'jobs' }
  /** A captain wants to be asked, or no longer. */
  | { do: 'set'; captain: number; confirms: boolean }
  /** A renter asks for their account to be closed, which waits for what is open. */
  | { do: 'close'; renter: number }
  | { do: 'block'; boat: number; day: number }
  /** At a dock, at once or sent days later; with the renter's yes on the same phone, or without. */
  | {
      do: 'dock';
      booking: number;
      by: 'renter' | 'owner' | 'captain';
      act: DockActName;
      agreed: boolean;
      late: boolean;
    }
  | { do: 'act'; booking: number; by: 'renter' | 'owner' | 'captain' | 'admin'; body: Said };

const TIMES = ['10:00', '11:30', '14:30', '17:00', '22:30', '09:00'];
const CLEARED = { ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null };

export const steps = ({ boats, captains }: { boats: readonly number[]; captains: readonly number[] }) => {
  const captain = fc.option(fc.constantFrom(...captains));
  const renter = fc.constantFrom(
    { status: 'cancelled' },
    { status: 'confirmed', ownerAdjusted: false },
    { refundChoice: 'credit' },
    { refundChoice: 'refund' },
    { reserves: { guestCount: 9 } },
    { reserves: { startDate: '2026-06-05T15:00:00.000Z', endDate: '2026-06-05T20:00:00.000Z' } },
  );
  const owner = fc.oneof(
    fc.constantFrom(
      { status: 'confirmed', ...CLEARED },
      { status: 'confirmed', ...CLEARED },
      { status: 'canceled', reason: 'The engine', ...CLEARED },
      { withdraws: 'adjustment' as const },
    ),
    fc.constantFrom(...TIMES).map((adjustedStartTime) => ({ ownerAdjusted: true, adjustedStartTime })),
    fc.constantFrom(...captains).map((captainId) => ({ captainId })),
  );
  const proposal = fc.record(
    {
      startDate: fc.integer({ min: 4, max: 8 }).map((day) => `2026-06-0${day}T16:00:00.000Z`),
      guestCount: fc.constantFrom(3, 7),
      captainId: fc.constantFrom(...captains),
    },
    { requiredKeys: [] },
  );
  const changes = fc.oneof(
    {
      weight: 3,
      arbitrary: proposal.map(({ startDate, ...rest }) => ({
        proposeChange: { ...rest, ...(startDate && { startDate, endDate: startDate.replace('T16', 'T21') }) },
      })),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom('accepted', 'declined', 'withdrawn').map((said) => ({ proposedChange: said })),
    },
  );
  const administrator = fc.record({
    status: fc.constantFrom('pending', 'confirmed', 'cancelled', 'completed'),
    reason: fc.constant('A test of time'),
    despite: fc.constant(['charter_not_over']),
    cause: fc.constantFrom('platform', 'unsafe', 'renter_breach', 'provider_breach'),
  });
  const steersman = fc.constantFrom(
    { leaves: 'Ill' },
    { captainAnswer: 'accepted' },
    { captainAnswer: 'accepted' },
    { captainAnswer: 'declined', reason: 'Away that day' },
  );
  const callOff = fc
    .constantFrom('weather', 'mechanical')
    .map((calledOff) => ({ calledOff, reason: 'A gale warning' }));
  const setting = fc.record({
    do: fc.constant('set' as const),
    captain: fc.constantFrom(...captains),
    confirms: fc.boolean(),
  });
  const act = (by: 'renter' | 'owner' | 'captain' | 'admin', body: fc.Arbitrary<object>) =>
    fc.record({ do: fc.constant('act' as const), booking: fc.nat(), by: fc.constant(by), body });

  return fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          do: fc.constant('reserve' as const),
          renter: fc.constantFrom(0, 1),
          boat: fc.constantFrom(...boats),
          day: fc.integer({ min: 4, max: 8 }),
          slot: fc.integer({ min: 0, max: 25 }),
          hours: fc.integer({ min: 3, max: 12 }),
          captain,
        }),
      },
      { weight: 4, arbitrary: act('renter', renter) },
      { weight: 7, arbitrary: act('owner', owner) },
      { weight: 4, arbitrary: act('renter', changes) },
      { weight: 4, arbitrary: act('owner', changes) },
      { weight: 4, arbitrary: act('captain', steersman) },
      { weight: 2, arbitrary: act('owner', callOff) },
      { weight: 2, arbitrary: act('captain', callOff) },
      {
        weight: 6,
        arbitrary: fc.record({
          ...{ do: fc.constant('dock' as const), booking: fc.nat(), agreed: fc.boolean(), late: fc.boolean() },
          by: fc.constantFrom('renter' as const, 'owner' as const, 'captain' as const),
          act: fc.constantFrom(...DOCK_ACTS),
        }),
      },
      { weight: 1, arbitrary: setting },
      { weight: 1, arbitrary: act('admin', administrator) },
      {
        weight: 1,
        arbitrary: fc.record({
          do: fc.constant('block' as const),
          boat: fc.constantFrom(...boats),
          day: fc.integer({ min: 4, max: 8 }),
        }),
      },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('close' as const), renter: fc.constantFrom(0, 1) }) },
      {
        weight: 3,
        arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(0.1, 1, 1, 5, 12, 24) }),
      },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('jobs' as const) }) },
    ),
    { minLength: 20, maxLength: 60, size: 'max' },
  ) as fc.Arbitrary<Step[]>;
};
