// Measures the calls that find and show boats, with 1,000 boats and with 100,000, over HTTP against the real service on a
// real PostgreSQL. Fails when one takes more than twice as long with the many. Run it with `npm run bench:boats`; of the
// calls, those whose names match a word are measured with `npm run bench:boats -- 'low prices'`.
import { measureInTurns, median } from '../../../scripts/bench/measure-in-turns.mjs';
import { build } from '../../../scripts/build.mjs';
import { boatCases, BUSY_ON } from './boat-cases.mjs';
import { startBoats } from './start-boats.mjs';

const SIZES = { small: 1_000, large: 100_000 };
const LARGEST_RATIO = 2;
const WARM_UP = 5;
const ROUNDS = 101;

await build({ web: false });
const { small, large, stop } = await startBoats(SIZES, { busyOn: BUSY_ON });
const slow = [];
try {
  const named = new RegExp(process.argv[2] ?? '');
  const cases = (await boatCases({ small: small.url, large: large.url })).filter(({ name }) => named.test(name));
  console.log(`\nMeasuring ${cases.length} calls, ${ROUNDS} times each with either size …`);
  const measured = await measureInTurns({ small, large }, cases, { warmUp: WARM_UP, rounds: ROUNDS });

  console.log('\nMedians in milliseconds; every call with either size once a round.\n');
  print('call', 'boats in the answer', SIZES.small, SIZES.large, 'ratio');
  for (const [index, { name, judged }] of cases.entries()) {
    const { small: few, large: many } = measured[index];
    const ratio = median(many.ms) / median(few.ms);
    const tooSlow = judged && ratio > LARGEST_RATIO;
    if (tooSlow) slow.push(name);
    const mark = tooSlow ? ' !' : judged ? '' : ' *';
    print(
      name,
      `${few.entries} / ${many.entries}`,
      median(few.ms).toFixed(2),
      median(many.ms).toFixed(2),
      ratio.toFixed(2),
      mark,
    );
  }
  console.log('\n* told, not judged');
} finally {
  await stop();
}
if (slow.length > 0) {
  console.error(`\nMore than ${LARGEST_RATIO} times as slow with ${SIZES.large} boats: ${slow.join('; ')}`);
  process.exitCode = 1;
}

function print(name, boats, few, many, ratio, mark = '') {
  const columns = [boats.padStart(20), ...[few, many, ratio].map((text) => String(text).padStart(9))];
  console.log(name.padEnd(60) + columns.join('') + mark);
}
