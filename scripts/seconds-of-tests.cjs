// How long the files of tests last.
const { readFileSync } = require('node:fs');
const { join, relative } = require('node:path');

const ROOT = join(__dirname, '..');
/** What files took that take some seconds; a run of `npm test` leaves its own in `test-results/seconds.json`. */
const SECONDS = JSON.parse(readFileSync(join(__dirname, 'seconds-of-tests.json'), 'utf8'));
const A_SHORT_ONE = 1;

/** How long a file took when that was last written down; a group of files takes as long as those that it loads. */
exports.secondsOf = function secondsOf(file) {
  const known = SECONDS[relative(ROOT, file)];
  if (known !== undefined || !file.includes('test-results')) return known ?? A_SHORT_ONE;
  const grouped = readFileSync(file, 'utf8').matchAll(/^ {4}require\("(.+)"\);$/gm);
  return Array.from(grouped, ([, each]) => secondsOf(each)).reduce((sum, seconds) => sum + seconds, 0);
};
