import { ACTORS, canMove, movesFor, normalizeStatus, OUTCOMES, STATUSES } from '../src';

const ADJUSTED = [false, true];

/** Everything that is allowed, as the rules say it: actor, from > to, and whether an adjustment waits. */
const ALLOWED = [
  'renter pending > pending (not adjusted)', // another date, time or group size
  'renter pending > confirmed (adjusted)',
  'renter pending > cancelled (not adjusted)',
  'renter pending > cancelled (adjusted)',
  'renter confirmed > cancelled (not adjusted)',
  'renter confirmed > cancelled (adjusted)',
  'owner pending > pending (not adjusted)', // another start time
  'owner pending > confirmed (not adjusted)',
  'owner pending > cancelled (not adjusted)',
  ...['not adjusted', 'adjusted'].flatMap((adjusted) => [
    `administrator pending > confirmed (${adjusted})`,
    `administrator pending > cancelled (${adjusted})`,
    `administrator pending > completed (${adjusted})`,
    `administrator confirmed > pending (${adjusted})`,
    `administrator confirmed > cancelled (${adjusted})`,
    `administrator confirmed > completed (${adjusted})`,
    `administrator completed > pending (${adjusted})`,
    `administrator completed > confirmed (${adjusted})`,
    `administrator completed > cancelled (${adjusted})`,
    `system pending > cancelled (${adjusted})`,
    `system confirmed > completed (${adjusted})`,
    `system confirmed > cancelled (${adjusted})`, // the boat is gone
  ]),
];

const everyMove = ACTORS.flatMap((actor) =>
  STATUSES.flatMap((from) =>
    STATUSES.flatMap((to) =>
      ADJUSTED.map((adjusted) => ({
        name: `${actor} ${from} > ${to} (${adjusted ? 'adjusted' : 'not adjusted'})`,
        move: { actor, from, to, adjusted },
      })),
    ),
  ),
);

describe('canMove', () => {
  it('allows exactly the moves of the rules, of all there are', () => {
    expect(everyMove).toHaveLength(5 * 4 * 4 * 2);
    const allowed = everyMove.filter(({ move }) => canMove(move)).map(({ name }) => name);
    expect(allowed.sort()).toEqual([...ALLOWED].sort());
  });

  it('lets nobody out of cancelled', () => {
    const out = everyMove.filter(({ move }) => move.from === 'cancelled' && canMove(move));
    expect(out).toEqual([]);
  });
});

describe('movesFor', () => {
  it.each([
    ['renter', 'pending', false, ['change', 'cancel']],
    ['renter', 'pending', true, ['acceptAdjustment', 'cancel']],
    ['renter', 'confirmed', false, ['cancel']],
    ['owner', 'pending', false, ['accept', 'decline', 'adjust']],
    ['owner', 'pending', true, []],
    ['owner', 'confirmed', false, []],
    ['captain', 'pending', false, []],
    ['captain', 'confirmed', false, []],
    ['administrator', 'pending', true, ['override']],
    ['administrator', 'confirmed', false, ['override']],
    ['administrator', 'completed', false, ['override']],
    ['system', 'pending', false, ['expire', 'withdraw']],
    ['system', 'pending', true, ['lapse', 'withdraw']],
    ['system', 'confirmed', false, ['withdraw', 'complete']],
    ['system', 'completed', false, []],
    ['system', 'cancelled', false, []],
  ] as const)('offers the %s of a %s booking (adjusted: %s): %j', (actor, status, adjusted, actions) => {
    expect(movesFor({ actor, status, adjusted })).toEqual(actions);
  });

  it('offers an action where some move is allowed, and only there', () => {
    for (const actor of ACTORS) {
      for (const status of STATUSES) {
        for (const adjusted of ADJUSTED) {
          const movable = STATUSES.some((to) => canMove({ actor, from: status, to, adjusted }));
          expect(movesFor({ actor, status, adjusted }).length > 0).toBe(movable);
        }
      }
    }
  });
});

describe('normalizeStatus', () => {
  it('keeps every stored status', () => {
    expect(STATUSES.map(normalizeStatus)).toEqual(['pending', 'confirmed', 'cancelled', 'completed']);
  });

  it('reads the other spelling of cancelled', () => {
    expect(normalizeStatus('canceled')).toBe('cancelled');
  });

  it.each(['declined', 'Cancelled', '', 'toString'])('does not know %j', (text) => {
    expect(normalizeStatus(text)).toBeUndefined();
  });
});

it('knows every outcome once', () => {
  expect(OUTCOMES).toHaveLength(9);
  expect(new Set(OUTCOMES).size).toBe(9);
});
