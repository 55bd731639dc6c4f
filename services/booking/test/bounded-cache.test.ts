import { boundedCache } from '../src/documents/bounded-cache';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A cache, and what asks it for a document of 100 bytes; `made` has the names of those that had to be made. */
function openCache(limits: { mostBytes?: number; forMs?: number } = {}) {
  const made: string[] = [];
  const cached = boundedCache({ mostBytes: 1_000, forMs: 60_000, ...limits });
  const ask = (name: string) =>
    cached(name, async () => {
      made.push(name);
      return Buffer.alloc(100, name);
    });
  return { ask, made };
}

it('forgets a document some time after it was made, however often it was asked for', async () => {
  const { ask, made } = openCache();
  for (let second = 0; second < 60; second += 20) {
    await ask('agreement');
    jest.advanceTimersByTime(20_000);
  }
  expect(made).toEqual(['agreement']);
  expect(jest.getTimerCount()).toBe(0);
  await ask('agreement');
  expect(made).toEqual(['agreement', 'agreement']);
});

it('makes room with those that were asked for longest ago, and has the room again of those it has forgotten', async () => {
  const { ask, made } = openCache({ mostBytes: 200 });
  for (const name of ['a', 'b', 'a', 'c']) await ask(name);
  expect(jest.getTimerCount()).toBe(2);
  await ask('a');
  expect(made).toEqual(['a', 'b', 'c']);
  jest.advanceTimersByTime(60_000);
  for (const name of ['d', 'e', 'd', 'e']) await ask(name);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('makes it once for those who ask at the same time, and does not keep a failure', async () => {
  const { ask, made } = openCache();
  const [one, other] = await Promise.all([ask('a'), ask('a')]);
  expect(one).toBe(other);
  expect(made).toEqual(['a']);
  const cached = boundedCache({ mostBytes: 1_000, forMs: 60_000 });
  await expect(cached('a', () => Promise.reject(new Error('no thread')))).rejects.toThrow('no thread');
  expect((await cached('a', async () => Buffer.from('made'))).toString()).toBe('made');
});
