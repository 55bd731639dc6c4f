import {
  ACTORS,
  canMove,
  mayAct,
  movesFor,
  normalizeStatus,
  OUTCOMES,
  STATUSES,
  type Action,
  type Situation,
} from '../src';

const ACTIONS: readonly Action[] = [
  'accept',
  'decline',
  'replaceCaptain',
  'change',
  'propose',
  'acceptProposal',
  'declineProposal',
  'withdrawProposal',
  'acceptCharter',
  'declineCharter',
  'callOff',
  'cancel',
  'override',
  'expire',
  'lapseProposal',
  'passOverCaptain',
  'loseCaptain',
  'withdraw',
  'complete',
  'endCalledOff',
];

/** A rule about what a booking waits for, which holds in these situations. */
const WAITS: Readonly<Record<string, (situation: Situation) => boolean>> = {
  always: () => true,
  'nothing proposed': ({ proposalBy }) => !proposalBy,
  'owner to answer': ({ proposalBy, captainWanted, ownerAccepted }) => !proposalBy && !captainWanted && !ownerAccepted,
  'captain to answer': ({ proposalBy, captainAwaited }) => !proposalBy && captainAwaited,
  'only captain to answer': ({ proposalBy, captainAwaited, ownerAccepted }) =>
    !proposalBy && captainAwaited && ownerAccepted,
  'captain wanted': ({ captainWanted }) => captainWanted,
  'called off': ({ calledOff }) => calledOff === true,
  'not called off': ({ calledOff }) => !calledOff,
  'captain there and not called off': ({ captainWanted, calledOff }) => !captainWanted && !calledOff,
  'captain there': ({ captainWanted }) => !captainWanted,
  'captain there and nothing proposed': ({ captainWanted, proposalBy }) => !captainWanted && !proposalBy,
  'proposed by renter': ({ proposalBy }) => proposalBy === 'renter',
  'proposed by owner': ({ proposalBy }) => proposalBy === 'owner',
  'something proposed': ({ proposalBy }) => Boolean(proposalBy),
};

/** Everything that is allowed, as the rules say it: who, doing what, from where to where, and when. */
const RULES = [
  'renter change: pending > pending, owner to answer', // another date, time or group size
  'renter acceptProposal: pending > confirmed, proposed by owner',
  'renter propose: confirmed > confirmed, captain there and nothing proposed',
  'renter acceptProposal: confirmed > confirmed, proposed by owner',
  'renter declineProposal: confirmed > confirmed, proposed by owner',
  'renter withdrawProposal: confirmed > confirmed, proposed by renter',
  'renter acceptProposal: pending > pending, proposed by owner', // the captain is asked
  'renter cancel: pending > cancelled, always',
  'renter cancel: confirmed > cancelled, always',
  'owner accept: pending > confirmed, owner to answer',
  'owner accept: pending > pending, owner to answer', // the captain has yet to answer
  'owner decline: pending > cancelled, nothing proposed',
  'owner propose: pending > pending, owner to answer', // another start time or captain
  'owner withdrawProposal: pending > pending, proposed by owner',
  'owner replaceCaptain: pending > confirmed, captain wanted',
  'owner replaceCaptain: pending > pending, captain wanted', // who is asked as well
  'owner replaceCaptain: confirmed > confirmed, captain wanted',
  'owner propose: confirmed > confirmed, captain there and nothing proposed',
  'owner acceptProposal: confirmed > confirmed, proposed by renter',
  'owner declineProposal: confirmed > confirmed, proposed by renter',
  'owner withdrawProposal: confirmed > confirmed, proposed by owner',
  'owner callOff: confirmed > confirmed, not called off', // weather or mechanical reasons
  'owner cancel: confirmed > cancelled, always',
  'captain acceptCharter: pending > confirmed, captain to answer',
  'captain acceptCharter: pending > pending, captain to answer', // the owner has yet to answer
  'captain declineCharter: pending > pending, captain to answer',
  'captain callOff: confirmed > confirmed, captain there and not called off',
  'captain cancel: confirmed > confirmed, captain there', // the booking waits for another captain
  'administrator callOff: confirmed > confirmed, not called off',
  ...['pending', 'confirmed', 'completed'].flatMap((from) =>
    STATUSES.filter((to) => to !== from).map((to) => `administrator override: ${from} > ${to}, always`),
  ),
  'system expire: pending > cancelled, owner to answer',
  'system lapseProposal: pending > cancelled, proposed by owner',
  'system lapseProposal: confirmed > confirmed, something proposed', // nobody has answered
  'system passOverCaptain: pending > pending, only captain to answer', // whose time is over
  'system loseCaptain: pending > cancelled, captain wanted',
  'system loseCaptain: confirmed > cancelled, captain wanted',
  'system withdraw: pending > cancelled, always', // the boat is gone
  'system withdraw: confirmed > cancelled, always',
  'system complete: confirmed > completed, not called off',
  'system endCalledOff: confirmed > cancelled, called off', // no new time was found
].map((rule) => {
  const [, actor, action, from, to, waits = ''] = /^(\w+) (\w+): (\w+) > (\w+), (.+)$/.exec(rule) ?? [];
  return { actor, action, from, to, holds: WAITS[waits] };
});

const YES_OR_NO = [false, true];
const situations: Situation[] = ACTORS.flatMap((actor) =>
  STATUSES.flatMap((status) =>
    YES_OR_NO.flatMap((captainWanted) =>
      ([null, 'renter', 'owner'] as const).flatMap((proposalBy) =>
        YES_OR_NO.flatMap((captainAwaited) =>
          YES_OR_NO.flatMap((ownerAccepted) =>
            YES_OR_NO.map((calledOff) => ({
              ...{ actor, status, captainWanted, proposalBy },
              ...{ captainAwaited, ownerAccepted, calledOff },
            })),
          ),
        ),
      ),
    ),
  ),
);
const rulesIn = (situation: Situation) =>
  RULES.filter(
    ({ actor, from, holds }) => actor === situation.actor && from === situation.status && holds?.(situation),
  );
const named = ({ actor, status, proposalBy, ...waits }: Situation) =>
  [
    actor,
    status,
    ...Object.entries(waits).flatMap(([what, holds]) => (holds ? [what] : [])),
    ...(proposalBy ? [`proposed by ${proposalBy}`] : []),
  ].join(' ');

it('knows 960 situations and reads every rule', () => {
  expect(new Set(situations.map(named)).size).toBe(5 * 4 * 2 ** 4 * 3);
  const used = new Set(situations.flatMap(rulesIn));
  expect(used.size).toBe(RULES.length);
});

describe.each(situations.map((situation) => [named(situation), situation] as const))('%s', (_, situation) => {
  it('may do what the rules say, and nothing else', () => {
    const allowed = new Set(rulesIn(situation).map(({ action }) => action));
    expect(ACTIONS.filter((action) => mayAct(action, situation))).toEqual(ACTIONS.filter((each) => allowed.has(each)));
  });

  it('may move to where the rules say, and nowhere else', () => {
    const allowed = new Set(rulesIn(situation).map(({ to }) => to));
    expect(STATUSES.filter((to) => canMove(to, situation))).toEqual(STATUSES.filter((each) => allowed.has(each)));
  });

  it('is offered each of its actions once', () => {
    const offered = movesFor(situation);
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered.every((action) => mayAct(action, situation))).toBe(true);
    expect(ACTIONS.filter((action) => mayAct(action, situation))).toHaveLength(offered.length);
  });
});

it.each(ACTORS)('lets no %s out of cancelled', (actor) => {
  const cancelled = situations.filter((situation) => situation.actor === actor && situation.status === 'cancelled');
  expect(cancelled.flatMap(movesFor)).toEqual([]);
});

it('offers the buttons in the order in which they are shown', () => {
  const nothing = { proposalBy: null, captainWanted: false, captainAwaited: false, ownerAccepted: false } as const;
  const plain = { ...nothing, status: 'pending' } as const;
  expect(movesFor({ ...plain, actor: 'owner' })).toEqual(['accept', 'decline', 'propose']);
  expect(movesFor({ ...plain, actor: 'renter' })).toEqual(['change', 'cancel']);
  expect(movesFor({ ...plain, actor: 'renter', proposalBy: 'owner' })).toEqual(['acceptProposal', 'cancel']);
  expect(movesFor({ ...plain, actor: 'captain' })).toEqual([]);
  expect(movesFor({ ...plain, actor: 'captain', captainAwaited: true })).toEqual(['acceptCharter', 'declineCharter']);
  expect(movesFor({ ...plain, actor: 'owner', captainAwaited: true, ownerAccepted: true })).toEqual(['decline']);
  expect(movesFor({ ...plain, actor: 'owner', captainWanted: true })).toEqual(['decline', 'replaceCaptain']);
  const left = { ...nothing, status: 'confirmed', captainWanted: true } as const;
  expect(movesFor({ ...left, actor: 'owner' })).toEqual(['replaceCaptain', 'callOff', 'cancel']);
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
