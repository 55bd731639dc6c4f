import { sharing } from '../src/domain/sharing';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

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
