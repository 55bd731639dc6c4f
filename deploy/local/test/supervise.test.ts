import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventuallyFinds, eventuallyPasses } from '@harbourline/test-kit/eventually';
import { publishing } from '../src/stack/publishing';
import { supervise, type SupervisedProcess } from '../src/stack/supervise';
import { writeFileAtomically } from '../src/stack/write-file-atomically';

let folder: string;
let running: SupervisedProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervise-'));
  writeFileSync(
    join(folder, 'program.js'),
    `process.send({ ready: true }); setInterval(() => console.log('here'), 20);`,
  );
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const plan = (changes: Partial<Parameters<typeof supervise>[0]> = {}) => ({
  ...{ name: 'program', script: join(folder, 'program.js'), logDir: join(folder, 'logs') },
  ...changes,
});

async function killed(process: SupervisedProcess): Promise<number> {
  const { pid } = process;
  globalThis.process.kill(pid, 'SIGKILL');
  return eventuallyFinds(() => process.pid !== pid && process.pid);
}

it('starts a process anew that was killed while the file for tools meets a full disk, and writes it afterwards', async () => {
  const file = join(folder, 'instance.json');
  // Whatever is written there finds no space left.
  const next = `${file}.${process.pid}.next`;
  let full = false;
  const said: string[] = [];
  const write = () => {
    if (full) symlinkSync('/dev/full', next);
    writeFileAtomically(file, String(running?.pid));
  };
  const published = publishing(write, (line) => said.push(line), 20);
  running = await supervise(plan({ onRunning: () => published.publish() }));
  published.publish();
  full = true;
  const pid = await killed(running);
  await eventuallyPasses(() => expect(said.join()).toContain('ENOSPC'));
  expect(existsSync(next)).toBe(false);
  full = false;
  await eventuallyPasses(() => expect(readFileSync(file, 'utf8')).toBe(String(pid)));
  published.stop();
});

it('runs a process without a log where there is no room for one', async () => {
  writeFileSync(join(folder, 'logs'), 'in the way of the folder');
  running = await supervise(plan());
  expect(await killed(running)).toBeGreaterThan(0);
});

it('runs processes whose logs are on a full disk', async () => {
  running = await supervise(plan());
  await running.stop();
  rmSync(join(folder, 'logs', 'program.log'));
  symlinkSync('/dev/full', join(folder, 'logs', 'program.log'));
  running = await supervise(plan());
  expect(await killed(running)).toBeGreaterThan(0);
});
