import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Loaded by every process of a stack: makes those that it supervises load it, and has their output in files of the folder once there is room. */
const PRELOAD = `
  const childProcess = require('node:child_process');
  const { closeSync, existsSync, openSync } = require('node:fs');
  const { basename, dirname, join } = require('node:path');
  const { fork } = childProcess;
  childProcess.fork = (script, ...given) => {
    const { execArgv = [], ...options } = given.pop();
    return fork(script, ...given, { ...options, execArgv: [...execArgv, '--require', __filename] });
  };
  const [, main = '', server = 'server'] = process.argv;
  if (basename(main) === 'main.js') {
    const program = basename(dirname(dirname(main)));
    const name = program === 'servers' ? server : program;
    const look = setInterval(() => {
      if (!existsSync(join(__dirname, 'room'))) return;
      clearInterval(look);
      console.log('a line for which there is no room');
      setTimeout(() => {
        closeSync(1);
        openSync(join(__dirname, name + '.said'), 'a');
      }, 200);
    }, 100).unref();
  }
`;

export interface FullDisk {
  /** For Node.js, so that all processes of the stack can be told that there is room. */
  nodeOptions: string;
  makeRoom(): Promise<void>;
  /** What a process has said since there is room; the supervisor's name is "local". */
  said(name: string): Promise<string>;
}

/** Puts the logs of these processes of a stack that is still to start on a full disk. */
export async function fullDiskUnderLogs(dataDir: string, names: readonly string[]): Promise<FullDisk> {
  const logs = join(dataDir, 'logs');
  await mkdir(logs, { recursive: true });
  for (const name of names) {
    await rm(join(logs, `${name}.log`), { force: true });
    await symlink('/dev/full', join(logs, `${name}.log`));
  }
  const preload = join(dataDir, 'full-disk.cjs');
  await writeFile(preload, PRELOAD);
  const pathOf = (name: string) => join(dataDir, `${name}.said`);
  return {
    nodeOptions: `--require ${preload}`,
    makeRoom: () => writeFile(join(dataDir, 'room'), ''),
    said: async (name) => (existsSync(pathOf(name)) ? readFile(pathOf(name), 'utf8') : ''),
  };
}
