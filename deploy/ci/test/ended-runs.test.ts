import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@harbourline/test-kit/eventually';

const SCRIPTS = join(__dirname, '..', '..', '..', 'scripts');
const GUARD = join(SCRIPTS, 'test-processes.mjs');

/** One in the group of who starts it, as test workers are, and one in a group of its own, as supervised services are. */
const STARTS_TWO = `
  const { spawn } = require('node:child_process');
  const runs = (code, how) => spawn(process.execPath, ['-e', code], how).pid;
  const inGroup = runs('setInterval(() => undefined, 1000)', { stdio: 'ignore' });
  const apart = runs("process.on('disconnect', () => process.exit())", { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: true });
  console.log([process.pid, inGroup, apart].join(' '));
  setInterval(() => undefined, 1000);
`;
const RUN = `
  import { spawnGuarded } from ${JSON.stringify(GUARD)};
  spawnGuarded(process.execPath, ['-e', ${JSON.stringify(STARTS_TWO)}], { stdio: ['ignore', 'inherit', 'inherit'] });
  setInterval(() => undefined, 1000);
`;

it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
  'a run of tests that is ended by %s leaves nothing behind of what it has started',
  async (signal) => {
    const run = spawn(process.execPath, ['--input-type=module', '-e', RUN], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    run.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    const line = await eventually('all are started', () => said.endsWith('\n') && said.trim());
    const started = line.split(' ').map(Number);
    expect(started.filter(isThere)).toHaveLength(3);

    run.kill(signal);
    await eventually('all are gone', () => !started.some(isThere)).finally(() => started.forEach(kill));
  },
);

/** Asked for its version, Jest ends without results, as it does when it is killed. */
const WITHOUT_RESULTS = `
  import { countOf, failuresOf, jest } from ${JSON.stringify(join(SCRIPTS, 'jest.mjs'))};
  const results = [await jest('without-results', ['--version'])];
  console.log(JSON.stringify({ count: countOf(results), failures: failuresOf(results) }));
`;

it('a Jest that ends without results is one failure, by its name, and the rest of the run goes on', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', WITHOUT_RESULTS]);
  expect(JSON.parse(stdout)).toEqual({
    count: { passed: 0, failed: 1 },
    failures: ['Jest for without-results (ended by itself) could not be run'],
  });
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function kill(pid: number): void {
  if (isThere(pid)) process.kill(pid, 'SIGKILL');
}
