import { followRevocations, remoteRevocations, type Revocations } from '../src/auth/revocations';
import { call } from '@harbourline/test-kit/call';
import { eventually } from '@harbourline/test-kit/eventually';
import { startTestIdentity, type TestIdentity } from '@harbourline/test-kit/start-test-identity';
import { startNoteKeeper } from './sample/start-note-keeper';

/** A list whose answers the test gives. */
function listOf(answers: (after: string | undefined) => Promise<string[]>) {
  const asked: (string | undefined)[] = [];
  const revocations = followRevocations(async (after) => {
    asked.push(after);
    const sessions = await answers(after);
    return { sessions, upTo: `${asked.length}:${asked.length}:` };
  });
  running.push(revocations);
  return { asked, revocations };
}

const running: Revocations[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});

it('a service refuses a token whose session has ended, while its other tokens stay good', async () => {
  const keeper = await startNoteKeeper();
  try {
    const [ended, other] = ['ended', 'other'].map((sessionId) =>
      keeper.identity.tokenFor({ id: 3, role: 'owner', sessionId }),
    );
    const statusOf = async (token: string | undefined) => (await call(`${keeper.url}/api/me`, { token })).status;
    expect(await statusOf(ended)).toBe(200);

    keeper.identity.revoke('ended');

    await eventually('the token is refused', async () => (await statusOf(ended)) === 401);
    expect(await statusOf(other)).toBe(200);
  } finally {
    await keeper.stop();
  }
});

describe('over HTTP', () => {
  let identity: TestIdentity;
  beforeEach(async () => {
    identity = await startTestIdentity();
  });

  it('knows what had ended before it began', async () => {
    identity.revoke('long ago');
    const revocations = followRevocations(remoteRevocations(identity.url));
    running.push(revocations);

    expect(await revocations.has('long ago')).toBe(true);
    await identity.stop();
  });

  it('goes on with what it knows while identity is away, and tells how old that is', async () => {
    identity.revoke('known');
    const revocations = followRevocations(remoteRevocations(identity.url));
    running.push(revocations);
    await revocations.begun(30_000);
    await identity.stop();

    await eventually('the list has become old', () => revocations.ageInSeconds() > 2);
    expect([await revocations.has('known'), await revocations.has('another')]).toEqual([true, false]);
  });

  it('believes no token as long as identity has told nothing', async () => {
    await identity.stop();
    const revocations = followRevocations(remoteRevocations(identity.url));
    running.push(revocations);

    await revocations.begun(100);
    await expect(revocations.has('any')).rejects.toThrow('identity has not told which sessions have ended');
  });
});

it('asks for what is new after what it was told, and for everything once a question got no answer', async () => {
  let away = false;
  const { asked, revocations } = listOf(async () => {
    if (away) throw new Error('away');
    return [];
  });
  await eventually('it asked three times', () => asked.length > 2);
  expect(asked.slice(0, 3)).toEqual([undefined, '1:1:', '2:2:']);
  away = true;
  const before = asked.length;
  await eventually('it went on asking', () => asked.length > before + 2);
  expect(asked.slice(before + 1).every((after) => after === undefined)).toBe(true);
  expect(await revocations.has('any')).toBe(false);
});

it('asks rarely while no token is judged, and at once when one is', async () => {
  let ended: string[] = [];
  const askedAt: number[] = [];
  const { revocations } = listOf(async () => {
    askedAt.push(performance.now());
    return ended;
  });
  const pauses = () => askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? at));
  await eventually('a long pause', () => pauses().some((pause) => pause > 4_000));
  await eventually('its list is no longer believed', () => revocations.ageInSeconds() > 2);
  ended = ['ended meanwhile'];
  expect(await revocations.has('ended meanwhile')).toBe(true);
  const before = askedAt.length;
  await eventually('it asks often again', () =>
    pauses()
      .slice(before)
      .some((pause) => pause < 2_500),
  );
});

it('asks anew, before it believes a token, when the process stood still', async () => {
  let ended: string[] = [];
  const { revocations } = listOf(async () => ended);
  expect(await revocations.has('ended meanwhile')).toBe(false);

  const until = performance.now() + 2_000;
  while (performance.now() < until); // nothing of this process runs
  ended = ['ended meanwhile'];

  expect(await revocations.has('ended meanwhile')).toBe(true);
});
