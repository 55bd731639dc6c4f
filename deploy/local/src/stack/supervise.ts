import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';

export interface ProcessPlan {
  name: string;
  /** The bundle to run. */
  script: string;
  parameters?: string[];
  /** For Node.js itself. */
  nodeOptions?: readonly string[];
  env?: Record<string, string>;
  logDir: string;
  /** Called when it runs, for the first time and after every restart. Throws nothing. */
  onRunning?: (pid: number) => void;
  /** Told why it could not be started again this time. */
  say?: (line: string) => void;
}

export interface SupervisedProcess {
  name: string;
  readonly pid: number;
  /** The message with which it became ready for the first time. */
  readonly facts: Record<string, unknown>;
  /** Stops it as a deployment does, starts it anew, and settles when it is ready again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 300_000;
const KILL_AFTER_MS = 20_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;
const HEALTHY_AFTER_MS = 10_000;

/**
 * Runs a process until told otherwise: settles when it says that it is ready; if it dies later it is started again,
 * after a pause that grows while it keeps dying, or cannot be started for want of something that the machine lacks.
 * @throws when it does not get ready the first time.
 */
export async function supervise(plan: ProcessPlan): Promise<SupervisedProcess> {
  let stopping = false;
  let restarting = false;
  let pause = FIRST_PAUSE_MS;
  let child = launch(plan);
  const facts = await untilReady(child, plan);
  watch();

  function watch(): void {
    const startedAt = Date.now();
    if (child.pid !== undefined) plan.onRunning?.(child.pid);
    void ended(child).then(() => {
      if (stopping || restarting) return;
      if (Date.now() - startedAt > HEALTHY_AFTER_MS) pause = FIRST_PAUSE_MS;
      startAgain();
    });
  }

  function startAgain(): void {
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    setTimeout(() => {
      if (stopping) return;
      try {
        child = launch(plan);
      } catch (error) {
        plan.say?.(`${plan.name} cannot be started at present: ${reasonOf(error)}`);
        return startAgain();
      }
      watch();
    }, pause);
  }

  return {
    name: plan.name,
    facts,
    get pid() {
      return child.pid ?? 0;
    },
    async restart() {
      restarting = true;
      await end(child);
      child = launch(plan);
      restarting = false;
      watch();
      await untilReady(child, plan);
    },
    async stop() {
      stopping = true;
      await end(child);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = ended(child);
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await gone;
  clearTimeout(timer);
}

/** A process that the system could not make emits an error, and never that it has ended. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.on('error', () => child.pid === undefined && resolve());
  });
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function launch({ name, script, parameters = [], nodeOptions = [], env = {}, logDir }: ProcessPlan): ChildProcess {
  const log = openLog(logDir, name);
  const child = fork(script, parameters, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: process.env.LANG, TMPDIR: process.env.TMPDIR, ...env },
    execArgv: [...nodeOptions],
    stdio: ['ignore', log ?? 'ignore', log ?? 'ignore', 'ipc'],
    // A group of its own: Ctrl-C reaches the supervisor alone, which stops everything in order.
    detached: true,
  });
  if (log !== undefined) closeSync(log);
  return child;
}

/** Where there is no room for a log, a process runs without one. */
function openLog(logDir: string, name: string): number | undefined {
  try {
    mkdirSync(logDir, { recursive: true });
    return openSync(join(logDir, `${name}.log`), 'a');
  } catch {
    return undefined;
  }
}

function untilReady(child: ChildProcess, { name, logDir }: ProcessPlan): Promise<Record<string, unknown>> {
  const where = join(logDir, `${name}.log`);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${name} was not ready in time; see ${where}`));
    }, READY_WITHIN_MS);
    void ended(child).then(() => {
      clearTimeout(timer);
      reject(new Error(`${name} ended at its start; see ${where}`));
    });
    child.on('message', (message) => {
      if (typeof message !== 'object' || message === null || !('ready' in message)) return;
      clearTimeout(timer);
      resolve({ ...message });
    });
  });
}
