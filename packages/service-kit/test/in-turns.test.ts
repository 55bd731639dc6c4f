import { inTurns } from '../src/pictures/in-turns';

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
