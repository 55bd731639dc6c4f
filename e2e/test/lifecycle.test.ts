import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '@harbourline/client';
import { SERVICES } from '@harbourline/contracts';
import { DEMO_ACCOUNTS, type Instance } from '@harbourline/local';
import { eventuallyHolds, eventuallyPasses } from '@harbourline/test-kit/eventually';
import { minutes } from '@harbourline/test-kit/patience';
import { fullDiskUnderLogs, type FullDisk } from './support/full-disk';
import { register, type Person } from './support/people';
import { beginWithNewSystem, freePortRange, ROOT } from './support/test-stack';

const PORTS_OF_A_STACK = 11;
const SERVED = ['postgres', 'object-store', 'mail', 'sandbox', 'gateway', ...SERVICES];

interface Running {
  child: ChildProcess;
  instance: Instance;
  said: () => string;
}

describe('npm start', () => {
  let folder: string;
  let dataDir: string;
  let otherDir: string;
  let port: number;
  let running: Running;
  let other: Running;
  let full: FullDisk;
  let person: Person;
  const started: ChildProcess[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'harbourline-start-'));
    [dataDir, port] = [join(folder, 'one'), await freePortRange()];
    otherDir = await mkdtemp(join(tmpdir(), 'harbourline-start-'));
    await beginWithNewSystem(otherDir);
    full = await fullDiskUnderLogs(otherDir, SERVED);
  });
  afterAll(async () => {
    for (const child of started) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await sleep(2_000);
    for (const each of [folder, otherDir]) await rm(each, { recursive: true, force: true });
  });

  /** Starts as a person does, and settles when it says where everything is; on a full disk, when it could. */
  async function start(dataDir: string, port: number, onFullDisk?: FullDisk): Promise<Running> {
    const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO_BOATS: 'off' };
    const output = onFullDisk ? openSync('/dev/full', 'w') : 'pipe';
    const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
      cwd: ROOT,
      env: onFullDisk ? { ...env, NODE_OPTIONS: onFullDisk.nodeOptions } : env,
      detached: true,
      stdio: ['ignore', output, output],
    });
    if (typeof output === 'number') closeSync(output);
    started.push(child);
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (more: string) => (text += more));
    child.stderr?.setEncoding('utf8').on('data', (more: string) => (text += more));
    const file = join(dataDir, 'instance.json');
    const isOver = () => child.exitCode !== null || child.signalCode !== null;
    // From nothing it takes longer than other waits.
    await eventuallyHolds(
      async () => isOver() || (existsSync(file) && (onFullDisk || text.includes('Harbourline runs'))),
      Boolean,
      minutes(2),
    );
    if (isOver()) throw new Error(text);
    return { child, instance: JSON.parse(readFileSync(file, 'utf8')) as Instance, said: () => text };
  }

  const portsInUse = async (first: number) => {
    const answers = await Promise.all(
      Array.from({ length: PORTS_OF_A_STACK }, (_, offset) => isAnswered(first + offset)),
    );
    return answers.filter(Boolean).length;
  };

  /** All processes that know the folder: the stack's own and what they have started. */
  const processesOf = async (dataDir: string): Promise<number[]> => {
    const listing = await output('ps', ['-eo', 'pid=,args=']);
    return listing
      .split('\n')
      .filter((line) => line.includes(dataDir) && !line.includes('ps -eo'))
      .map((line) => Number.parseInt(line, 10));
  };

  /** `kill -9` of whatever belongs to a system. */
  const killAllOf = async (dataDir: string, { services, pid: stack }: Instance): Promise<void> => {
    const all = [...(await processesOf(dataDir)), ...Object.values(services).map(({ pid }) => pid), stack];
    for (const pid of new Set(all)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // it went with another one
      }
    }
  };

  it('tells where everything is, keeps its data over Ctrl-C, and leaves nothing behind', async () => {
    const first = await start(dataDir, port);
    for (const { phone, password, role } of DEMO_ACCOUNTS) {
      expect(first.said()).toContain(phone);
      expect((await new ApiClient(first.instance.gatewayUrl).signIn({ phone, password })).role).toBe(role);
    }
    expect((await fetch(first.instance.gatewayUrl)).headers.get('content-type')).toContain('text/html');
    person = await register(first.instance, 'renter');

    first.child.kill('SIGINT');
    await ended(first.child);
    expect(existsSync(join(dataDir, 'instance.json'))).toBe(false);
    expect(await portsInUse(port)).toBe(0);
    expect(await processesOf(dataDir)).toEqual([]);

    running = await start(dataDir, port);
    await new ApiClient(running.instance.gatewayUrl).signIn(person);
  });

  it('runs twice side by side, and refuses a second start on the same data with a clear sentence', async () => {
    other = await start(otherDir, await freePortRange(), full);
    await expect(new ApiClient(other.instance.gatewayUrl).signIn(person)).rejects.toThrow('401');
    await expect(start(dataDir, await freePortRange())).rejects.toThrow('running');
    await new ApiClient(running.instance.gatewayUrl).signIn(person);
  });

  it('answers in every part while all logs are on a full disk, and counts the lines that are missing in each', async () => {
    const { gatewayUrl, mailUrl, stripeUrl, s3Url, services } = other.instance;
    const addresses = [gatewayUrl, ...SERVICES.map((name) => services[name].url)];
    for (const url of addresses) expect((await fetch(`${url}/internal/health`)).status).toBe(200);
    for (const url of [mailUrl, stripeUrl, s3Url]) expect((await fetch(url)).status).toBeLessThan(500);

    await full.makeRoom();
    const says = async (name: string) =>
      expect([name, await full.said(name)]).toEqual([
        name,
        expect.stringMatching(/"lines":[1-9]|could not be written here: [1-9]/),
      ]);
    await eventuallyPasses(async () => {
      // Each writes a line about it.
      for (const url of addresses) await fetch(`${url}/v1/nothing`);
      for (const name of [...SERVED, 'local']) if (name !== 'sandbox') await says(name);
    });

    other.child.kill('SIGINT');
    await ended(other.child);
    // It has a line to write only when it ends.
    await says('sandbox');
    expect(await portsInUse(Number(new URL(gatewayUrl).port))).toBe(0);
    await new ApiClient(running.instance.gatewayUrl).signIn(person);
  });

  it('keeps its data over kill -9 of everything', async () => {
    await killAllOf(dataDir, running.instance);
    const again = await start(dataDir, port);
    await new ApiClient(again.instance.gatewayUrl).signIn(person);
    again.child.kill('SIGTERM');
    await ended(again.child);
    expect(await portsInUse(port)).toBe(0);
  });
});

function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));
}

function output(command: string, parameters: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (more: string) => (text += more));
    child.once('error', reject);
    child.once('close', () => resolve(text));
  });
}
