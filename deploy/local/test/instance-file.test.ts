import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningOn, writeInstance, type Instance } from '../src/stack/instance-file';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'instance-'));
  folder = join(parent, 'data');
  mkdirSync(folder);
  writeInstance(folder, { pid: process.pid } as Instance);
});
afterEach(() => rmSync(parent, { recursive: true }));

const file = () => join(folder, 'instance.json');
const rewrite = (changes: object) =>
  writeFileSync(file(), JSON.stringify({ ...(JSON.parse(readFileSync(file(), 'utf8')) as object), ...changes }));

it('knows the process that runs on a folder, also once the folder has another name', () => {
  expect(runningOn(folder)).toBe(process.pid);
  const moved = join(parent, 'moved');
  renameSync(folder, moved);
  expect(runningOn(moved)).toBe(process.pid);
});

it('takes over a copy of the folder of a system that runs', () => {
  const copy = join(parent, 'copy');
  cpSync(folder, copy, { recursive: true });
  expect(runningOn(copy)).toBeUndefined();
});

it('takes over the folder of a dead system whose number another process of Node.js has now', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    rewrite({ pid: other.pid });
    expect(runningOn(folder)).toBeUndefined();
  } finally {
    other.kill('SIGKILL');
  }
});

it('takes over a folder that was left before the machine was started anew', () => {
  const { startedAt = '' } = JSON.parse(readFileSync(file(), 'utf8')) as Instance;
  rewrite({ startedAt: `another-run ${startedAt.split(' ')[1]}` });
  expect(runningOn(folder)).toBeUndefined();
});

it.each(['', '{"pid": 1', 'null'])('takes over a folder whose file holds %j', (content) => {
  writeFileSync(file(), content);
  expect(runningOn(folder)).toBeUndefined();
});

it('respects a system of before, which says no more than its number', () => {
  writeFileSync(file(), JSON.stringify({ pid: process.pid }));
  expect(runningOn(folder)).toBe(process.pid);
});
