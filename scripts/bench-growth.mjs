// npm run bench:growth: every list, filter, search and count with 2,000 users, bookings, payments and messages and with
// 200,000, over HTTP against the real services on a real PostgreSQL. Fails when one takes more than twice as long with the
// many. `--service booking` measures one service, `--case 'two letters'` what is called so, `--json FILE` writes what was
// measured. A name that one in sixty has is measured so that one sees it, and not held to the ratio: too many to sort, too
// few to be found soon in a list's order.
import { parseArgs } from 'node:util';
import { lowerQuartile, measureInTurns, median } from './bench/measure-in-turns.mjs';
import { report } from './bench/report.mjs';
import { seeding, valueIn } from './bench/seeding.mjs';
import { startSignIn } from './bench/sign-in.mjs';
import { startSizes } from './bench/start-sizes.mjs';
import { build } from './build.mjs';

const SIZES = { small: 2_000, large: 200_000 };
const SERVICES = ['identity', 'booking', 'payments', 'notifications'];
const LARGEST_RATIO = 2;
const MEASURING = { warmUp: 3, rounds: 21 };
/** What seems too slow is measured again, longer and with nothing else in between. */
const AGAIN = { warmUp: 3, rounds: 61 };

const { values } = parseArgs({
  options: { service: { type: 'string' }, case: { type: 'string', default: '' }, json: { type: 'string' } },
});
const chosen = values.service ? [values.service] : SERVICES;
if (!chosen.every((name) => SERVICES.includes(name))) throw new Error(`The services are ${SERVICES.join(', ')}.`);

await build({ web: false });
const signIn = await startSignIn();
const results = [];
try {
  for (const service of chosen) results.push(...(await measureService(service)));
} finally {
  signIn.stop();
}
report(
  chosen.map((service) => {
    const judged = results.filter((each) => each.judged && each.service === service);
    const slowest = judged.reduce((most, each) => (each.ratio > most.ratio ? each : most));
    console.log(`The slowest of ${judged.length} of ${service}: ${slowest.name}`);
    const name = `growth: the largest ratio of ${service}, ${SIZES.large} / ${SIZES.small}`;
    return { name, unit: '×', value: slowest.ratio, atMost: LARGEST_RATIO };
  }),
  { sizes: SIZES, results },
);

async function measureService(service) {
  const { seed, cases: casesOf, settings = () => ({}) } = await import(`../services/${service}/bench/growth.mjs`);
  console.log(`\n${service}: seeding ${Object.values(SIZES).join(' and ')} of each …`);
  const { small, large, stop } = await startSizes(SIZES, {
    service,
    settings: { IDENTITY_URL: signIn.url, ...settings(signIn) },
    seed: (count, { DATABASE_URL }) => seeding(DATABASE_URL, seed(count)),
  });
  try {
    const of = ({ env }) => casesOf((query) => valueIn(env.DATABASE_URL, query));
    const [few, many] = [await of(small), await of(large)];
    const cases = Object.entries(few)
      .filter(([name]) => name.includes(values.case))
      .map(([name, small]) => ({ name, small, large: many[name] }))
      .map(({ name, ...by }) => ({
        name,
        judged: by.small.judged ?? true,
        paths: { small: [by.small.path], large: [by.large.path] },
        headers: { small: headersOf(by.small), large: headersOf(by.large) },
      }));
    print('', 'answers', SIZES.small, SIZES.large, 'ratio');
    const measured = await measureAll({ small, large }, cases);
    for (const each of measured) {
      const { name, entries, ms, ratio, judged } = each;
      print(name, entries.join(' / '), ...ms.map((took) => took.toFixed(2)), ratio.toFixed(2));
      if (isTooSlow(each)) console.log('^ too slow');
      if (!judged) console.log('^ told, not judged');
    }
    return measured.map((each) => ({ service, ...each }));
  } finally {
    await stop();
  }
}

function isTooSlow({ judged, ratio }) {
  return judged && ratio > LARGEST_RATIO;
}

function headersOf({ as }) {
  return as && signIn.headersOf(as);
}

async function measureAll(sizes, cases) {
  const measured = await measureInTurns(sizes, cases, MEASURING);
  const results = [];
  for (const [index, each] of cases.entries()) {
    let result = resultOf(each, measured[index]);
    if (isTooSlow(result)) result = resultOf(each, (await measureInTurns(sizes, [each], AGAIN))[0]);
    results.push(result);
  }
  return results;
}

/** Milliseconds with the few and with the many. They are compared by what a quarter stayed below, as they do the same each time. */
function resultOf({ name, judged }, { small, large }) {
  const ms = [lowerQuartile(small.ms), lowerQuartile(large.ms)];
  const medians = [median(small.ms), median(large.ms)];
  return { name, judged, entries: [small.entries, large.entries], ms, medians, ratio: ms[1] / ms[0] };
}

function print(name, answers, ...numbers) {
  const columns = [answers.padStart(12), ...numbers.map((number) => String(number).padStart(10))];
  console.log(name.padEnd(60) + columns.join(''));
}
