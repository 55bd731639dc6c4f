import { inTurns } from '../src/domain/in-turns';
import { sharing } from '../src/domain/sharing';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

it('never lets more run at once than it may, runs all of it in order, and goes on after a failure', async () => {
  const inTurn = inTurns(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) => async () => {
    begun.push(n);
    running += 1;
    most = Math.max(most, running);
    await pause();
    running -= 1;
    if (n % 3 === 0) throw new Error(`${n} failed`);
    return n;
  };
  const first = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((n) => inTurn(work(n))));
  expect(first.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    'failed',
    1,
    2,
    'failed',
    4,
    5,
    'failed',
  ]);
  await Promise.all([7, 8, 10].map((n) => inTurn(work(n))));
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 10]);
  expect(most).toBe(2);
});

it('does the same work once for all who ask at once, and again for those who ask later', async () => {
  const shared = sharing<number>();
  let done = 0;
  const work = async () => {
    await pause();
    return ++done;
  };
  expect(await Promise.all([shared('a', work), shared('a', work), shared('b', work)])).toEqual([1, 1, 2]);
  expect(await shared('a', work)).toBe(3);
});

it('tells everyone who shares a failure of it, and tries again afterwards', async () => {
  const shared = sharing<string>();
  const failing = () => pause().then(() => Promise.reject(new Error('no')));
  const both = await Promise.allSettled([shared('a', failing), shared('a', failing)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared('a', async () => 'yes')).toBe('yes');
});
