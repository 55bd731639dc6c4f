import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { csvOf, inPieces } from '../src/http/csv';
import { oneAtATime } from '../src/http/one-at-a-time';

async function* rows(...some: (string | number | null | { cents: number })[][]) {
  yield* some;
}
const never = (error: Error) => {
  throw error;
};

it('quotes what has to be quoted, and writes amounts with their decimals', async () => {
  const csv = csvOf(
    ['A', 'B', 'C'],
    rows(['one, two', 3, { cents: -1_230 }], ['say "x"\nagain', null, { cents: 5 }]),
    never,
  );
  expect(await text(csv)).toBe('A,B,C\n"one, two",3,-12.30\n"say ""x""\nagain",,0.05\n');
});

it.each(['=1+1', '+14165550101', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
  'makes a text harmless that a spreadsheet would carry out: %j',
  async (cell) => {
    const [, ...lines] = (await text(csvOf(['A', 'B'], rows([cell, 'plain']), never))).split(/^(?=")|(?<=A,B)\n/m);
    expect(lines.join('').replaceAll('"', '')).toBe(`'${cell},plain\n`);
  },
);

it('reads no more than is taken', async () => {
  let read = 0;
  const endless = inPieces<string[]>(async (_, limit) => {
    read += limit;
    return Promise.resolve(Array.from({ length: limit }, () => ['x'.repeat(1_000)]));
  }, 100);
  const stream = csvOf(['A'], endless, never);
  await once(stream, 'readable');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(read).toBeLessThanOrEqual(300);
  stream.destroy();
});

it('says what went wrong, and ends the stream as broken', async () => {
  const failures: Error[] = [];
  async function* broken() {
    yield ['first'];
    await Promise.reject(new Error('the database is away'));
  }
  const csv = csvOf(['A'], broken(), (error) => void failures.push(error));
  await expect(text(csv)).rejects.toThrow('the database is away');
  expect(failures.map(({ message }) => message)).toEqual(['the database is away']);
});

it('gives each person one at a time, until it is read or left', async () => {
  const exporting = oneAtATime();
  const begin = () => csvOf(['A'], rows(['one']), never);
  const first = exporting(1, begin);
  expect(() => exporting(1, begin)).toThrow('Another export of yours is still running');
  const others = exporting(2, begin);
  await text(first);
  others.destroy();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await text(exporting(1, begin))).toBe('A\none\n');
  expect(await text(exporting(2, begin))).toBe('A\none\n');
});
