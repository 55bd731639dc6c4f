import { addHours, captainTabOf, isPastTrip, OUTCOMES, ownerTabOf, renterTabsOf, STATUSES } from '../src';

const createdAt = new Date('2026-07-01T12:00:00Z');
const dayAfter = addHours(createdAt, 24);

describe('renterTabsOf', () => {
  it.each([
    ['pending', ['pending']],
    ['confirmed', ['confirmed']],
    ['completed', ['confirmed']],
  ] as const)('shows a %s booking on %j', (status, tabs) => {
    expect(renterTabsOf({ status, outcome: null, createdAt }, dayAfter)).toEqual(tabs);
  });

  it('shows as declined what ended without the renter, the captain or the platform canceling it', () => {
    const declined = OUTCOMES.filter((outcome) =>
      renterTabsOf({ status: 'cancelled', outcome, createdAt }, dayAfter).includes('declined'),
    );
    expect(declined).toEqual(['owner_declined', 'expired', 'adjustment_lapsed', 'boat_withdrawn', 'slot_lost']);
  });

  it('shows every canceled booking among the canceled, however old', () => {
    for (const outcome of [...OUTCOMES, null]) {
      for (const now of [createdAt, dayAfter, addHours(createdAt, 10_000)]) {
        expect(renterTabsOf({ status: 'cancelled', outcome, createdAt }, now)).toContain('canceled');
      }
    }
  });

  it('takes it off the declined 7 days after its creation', () => {
    const booking = { status: 'cancelled', outcome: 'expired', createdAt } as const;
    const lastInstant = new Date('2026-07-08T12:00:00Z');
    expect(renterTabsOf(booking, lastInstant)).toEqual(['declined', 'canceled']);
    expect(renterTabsOf(booking, new Date(lastInstant.getTime() + 1))).toEqual(['canceled']);
  });
});

describe('isPastTrip', () => {
  const end = new Date('2026-07-04T22:00:00Z');
  const before = new Date(end.getTime() - 1);

  it('is every completed booking, even one that an administrator completed early', () => {
    expect(isPastTrip({ status: 'completed', end }, before)).toBe(true);
  });

  it('is a confirmed booking from its end on', () => {
    expect(isPastTrip({ status: 'confirmed', end }, before)).toBe(false);
    expect(isPastTrip({ status: 'confirmed', end }, end)).toBe(true);
  });

  it('is none that was called off: it waits for a new time', () => {
    expect(isPastTrip({ status: 'confirmed', end, calledOff: true }, addHours(end, 1))).toBe(false);
    expect(captainTabOf({ status: 'confirmed', end, calledOff: true }, addHours(end, 1))).toBe('upcoming');
  });

  it('is never a pending or canceled one', () => {
    expect(isPastTrip({ status: 'pending', end }, addHours(end, 1))).toBe(false);
    expect(isPastTrip({ status: 'cancelled', end }, addHours(end, 1))).toBe(false);
  });
});

it('shows the owner each booking on one tab, completed ones with the confirmed', () => {
  expect(STATUSES.map((status) => [status, ownerTabOf({ status })])).toEqual([
    ['pending', 'pending'],
    ['confirmed', 'confirmed'],
    ['cancelled', 'canceled'],
    ['completed', 'confirmed'],
  ]);
});

describe('captainTabOf', () => {
  const end = new Date('2026-07-04T22:00:00Z');
  const before = new Date(end.getTime() - 1);

  it.each([
    ['pending', 'pending', 'pending'],
    ['confirmed', 'upcoming', 'completed'],
    ['completed', 'completed', 'completed'],
    ['cancelled', null, null],
  ] as const)('shows a %s charter on %s until its end, and on %s from then on', (status, until, from) => {
    expect(captainTabOf({ status, end }, addHours(end, -500))).toBe(until);
    expect(captainTabOf({ status, end }, before)).toBe(until);
    expect(captainTabOf({ status, end }, end)).toBe(from);
    expect(captainTabOf({ status, end }, addHours(end, 500))).toBe(from);
  });
});
