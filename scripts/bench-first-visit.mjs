// npm run bench:first-visit: what a guest on a cheap phone waits for, by Lighthouse's mobile run on the whole system.
// `--runs 5` visits each page so often, `--page /boats` only pages that are called so, `--json FILE` writes all rows,
// `--data FOLDER` keeps the demo fleet for the next time, and `--url URL` measures a system that runs already.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { report, rowOf } from './bench/report.mjs';
import { startDemo } from './bench/start-demo.mjs';
import { build } from './build.mjs';
import { installPackage, ROOT } from './install.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    page: { type: 'string', default: '' },
    json: { type: 'string' },
    data: { type: 'string' },
    url: { type: 'string' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs: ${values.runs} is no number of runs`);

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const WITHIN_MS = 120_000;
const UNRECORDED_AT_MOST = 2;
const LOADED = ['Document', 'Script', 'Stylesheet'];

const score = (id) => (result) => Math.round((result.categories[id].score ?? 0) * 100);
const audit = (id) => (result) => result.audits[id].numericValue;
const requests = (result) => result.audits['network-requests'].details.items;
const kilobytes = (items) => items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
const loaded = (result) => requests(result).filter(({ resourceType }) => LOADED.includes(resourceType));
const scripts = (result) => requests(result).filter(({ resourceType }) => resourceType === 'Script');

/** What is read from a visit, and what it is to be: at least so much where more is better, or else at most. */
const MEASURES = [
  { name: 'performance', unit: 'of 100', target: 95, read: score('performance'), more: true },
  { name: 'accessibility', unit: 'of 100', target: 100, read: score('accessibility'), more: true },
  { name: 'best practices', unit: 'of 100', target: 100, read: score('best-practices'), more: true },
  // A page that search engines are not to know cannot be found by them.
  { name: 'SEO', unit: 'of 100', target: 100, read: score('seo'), more: true, onlyPublic: true },
  { name: 'largest paint', unit: 's', target: 2, read: (of) => audit('largest-contentful-paint')(of) / 1000 },
  { name: 'blocking time', unit: 'ms', target: 150, read: audit('total-blocking-time') },
  { name: 'layout shift', unit: '', target: 0.02, read: audit('cumulative-layout-shift') },
  { name: 'document, script and style', unit: 'KB', target: 150, read: (of) => kilobytes(loaded(of)) },
  { name: 'files of these', unit: '', target: 12, read: (of) => loaded(of).length },
  { name: 'script', unit: 'KB', target: 100, read: (of) => kilobytes(scripts(of)) },
];

await build();
installPackage(join(ROOT, 'scripts', 'bench', 'lighthouse'));
const { launch, lighthouse } = await import('./bench/lighthouse/index.mjs');
const system = values.url
  ? { url: values.url, stop: () => undefined }
  : await startDemo(values.data && resolve(values.data));
try {
  const rows = [];
  for (const page of await pages(system.url)) {
    // Nobody is the first visitor of a page since the system was started.
    await fetch(system.url + page.path, { headers: { accept: 'text/html' } }).then((answer) => answer.text());
    const visits = [];
    while (visits.length < runs) visits.push(await measuredVisit(system.url + page.path));
    rows.push(...rowsOf(page, visits));
  }
  report(rows);
} finally {
  await system.stop();
}

/** The pages on which guests begin; the boat is the first of the list. */
async function pages(url) {
  const answer = await fetch(`${url}/api/boats?limit=1`);
  const [boat] = await answer.json();
  if (!boat) throw new Error(`${url} has no boats`);
  return [
    { name: '/', path: '/' },
    { name: '/boats', path: '/boats' },
    { name: '/boats/{id}', path: `/boats/${boat.id}` },
    { name: '/boats/{id}/reserve', path: `/boats/${boat.id}/reserve`, hidden: true },
  ].filter(({ name }) => values.page === '' || name === values.page);
}

/** Chromium now and then records nothing of a visit: such a one has no figures, and another takes its place. */
async function measuredVisit(url) {
  for (let unrecorded = 0; ; unrecorded++) {
    const lhr = await visit(url);
    if (!lhr.runtimeError) return lhr;
    if (unrecorded === UNRECORDED_AT_MOST) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    console.warn(`${url} is visited again: ${lhr.runtimeError.message}`);
  }
}

/** One visit of a browser that has never been here. */
async function visit(url) {
  const chrome = await launch({
    chromePath: CHROMIUM,
    chromeFlags: ['--headless=new', '--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const options = { port: chrome.port, logLevel: 'error', output: 'json', maxWaitForLoad: WITHIN_MS };
    const { lhr } = await lighthouse(url, options);
    return lhr;
  } finally {
    chrome.kill();
  }
}

function rowsOf({ name: page, hidden }, visits) {
  return MEASURES.filter(({ onlyPublic }) => !(onlyPublic && hidden)).map(({ name, unit, target, read, more }) =>
    rowOf(`${page} ${name}`, unit, visits.map(read), more ? { atLeast: target } : { atMost: target }),
  );
}
