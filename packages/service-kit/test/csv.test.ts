import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { csvOf, inCsvZone, inPieces, type CsvCell } from '../src/http/csv';
import { oneAtATime } from '../src/http/one-at-a-time';

async function* rows(...some: CsvCell[][]) {
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

it('begins with a byte order mark, so that Excel reads accents', async () => {
  const bytes = await buffer(csvOf(['A'], rows(['Océanis 王小明']), never));
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(bytes.toString()).toContain('Océanis 王小明');
});

it.each([
  ['+14165550101', '14 165 550 101'],
  ['+1 416 555 0101', '1 416 555 0101'],
  ['+52 55 1234 5678', '52 55 1234 5678'],
  ['+442079460958', '442 079 460 958'],
  ['+1;=1+1', "'+1;=1+1"],
  ['=1+1', "'=1+1"],
])('writes the phone number %s without an apostrophe, unless it is none', async (phone, cell) => {
  expect(await text(csvOf(['A'], rows([{ phone }]), never))).toBe(`A\n${cell}\n`);
});

it('tells instants by one clock, which the column names', async () => {
  const csv = csvOf([inCsvZone('Made')], rows([{ at: new Date('2026-07-04T18:05:00Z') }]), never);
  expect(await text(csv)).toBe('Made (America/Toronto)\n2026-07-04 14:05\n');
});

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
