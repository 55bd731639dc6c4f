// Measures the calls that find and show boats, with 1,000 boats and with 100,000, over HTTP against the real service on a
// real PostgreSQL. Fails when one takes more than twice as long with the many. Run it with `npm run bench:boats`; of the
// calls, those whose names match a word are measured with `npm run bench:boats -- 'low prices'`.
import { parseArgs } from 'node:util';
import { measureInTurns, median } from '../../../scripts/bench/measure-in-turns.mjs';
import { report, rowOf } from '../../../scripts/bench/report.mjs';
import { build } from '../../../scripts/build.mjs';
import { boatCases, BUSY_ON } from './boat-cases.mjs';
import { startBoats } from './start-boats.mjs';

const SIZES = { small: 1_000, large: 100_000 };
const LARGEST_RATIO = 2;
const WARM_UP = 5;
const ROUNDS = 101;

await build({ web: false });
const { small, large, stop } = await startBoats(SIZES, { busyOn: BUSY_ON });
try {
  const { positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } });
  const named = new RegExp(positionals[0] ?? '');
  const cases = (await boatCases({ small: small.url, large: large.url })).filter(({ name }) => named.test(name));
  console.log(`\nMeasuring ${cases.length} calls, ${ROUNDS} times each with either size …`);
  const measured = await measureInTurns({ small, large }, cases, { warmUp: WARM_UP, rounds: ROUNDS });

  console.log('\nMedians in milliseconds; every call with either size once a round.\n');
  print('call', 'boats in the answer', SIZES.small, SIZES.large);
  const rows = cases.map(({ name, judged }, index) => {
    const { small: few, large: many } = measured[index];
    const took = { few: median(few.ms), many: median(many.ms) };
    print(name, `${few.entries} / ${many.entries}`, took.few.toFixed(2), took.many.toFixed(2));
    return rowOf(
      `boats: ${name}`,
      `× of what it takes with ${SIZES.small}`,
      [took.many / took.few],
      judged ? { atMost: LARGEST_RATIO } : {},
    );
  });
  report(rows);
} finally {
  await stop();
}
function print(name, boats, few, many) {
  const columns = [boats.padStart(20), ...[few, many].map((text) => String(text).padStart(9))];
  console.log(name.padEnd(60) + columns.join(''));
}
