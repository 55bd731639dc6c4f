import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '@harbourline/client';
import { DEMO_ACCOUNTS, type Instance } from '@harbourline/local';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { minutes } from '@harbourline/test-kit/patience';
import { register, type Person } from './support/people';
import { beginWithNewSystem, freePortRange, ROOT } from './support/test-stack';

const PORTS_OF_A_STACK = 11;

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
  let person: Person;
  const started: ChildProcess[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'harbourline-start-'));
    [dataDir, port] = [join(folder, 'one'), await freePortRange()];
    otherDir = await mkdtemp(join(tmpdir(), 'harbourline-start-'));
    await beginWithNewSystem(otherDir);
  });
  afterAll(async () => {
    for (const child of started) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await sleep(2_000);
    for (const each of [folder, otherDir]) await rm(each, { recursive: true, force: true });
  });

  /** Starts as a person does, and settles when it says where everything is. */
  async function start(dataDir: string, port: number): Promise<Running> {
    const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO_BOATS: 'off' },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (more: string) => (text += more));
    child.stderr?.setEncoding('utf8').on('data', (more: string) => (text += more));
    const file = join(dataDir, 'instance.json');
    const isOver = () => child.exitCode !== null || child.signalCode !== null;
    // From nothing it takes longer than other waits.
    await eventuallyHolds(
      async () => isOver() || (existsSync(file) && text.includes('Harbourline runs')),
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
    const otherPort = await freePortRange();
    const other = await start(otherDir, otherPort);
    await expect(new ApiClient(other.instance.gatewayUrl).signIn(person)).rejects.toThrow('401');
    await expect(start(dataDir, await freePortRange())).rejects.toThrow('running');
    other.child.kill('SIGINT');
    await ended(other.child);
    expect(await portsInUse(otherPort)).toBe(0);
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
