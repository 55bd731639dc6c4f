import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

// Not in the temporary folder: from here Node finds the packages, and the kit its migrations.
const FOLDER = join(__dirname, '..', '..', '.build');

type Role = 'publisher' | 'subscriber';

export interface SampleProcess {
  url: string;
  /** Holds it where it is, as a machine does that hangs. */
  freeze(): void;
  /** It goes on as if nothing had been. */
  wake(): void;
  /** Ends it as a crash does: nothing of it can run any more. */
  kill(): Promise<void>;
  /** Asks it to end, or leaves it alone as a parent does that has died. @returns how it ended. */
  end(how: 'SIGTERM' | 'SIGINT' | 'disconnect'): Promise<{ code: number | null; signal: string | null }>;
}

interface Ended {
  code: number | null;
  /** Its output. */
  said: string;
}

export interface SampleOperation {
  ended: Promise<Ended>;
  kill(): Promise<void>;
}

export interface SampleProgram {
  /** Starts a sample service as a process of its own; settles when it is ready. */
  fork(role: Role, environment: Record<string, string>): Promise<SampleProcess>;
  /** Starts a sample service that is going to fail. @returns its exit code and what it wrote. */
  fail(role: Role, environment: Record<string, string>): Promise<Ended>;
  /** Does an operator's command with a sample service. */
  operate(role: Role, command: readonly string[], environment: Record<string, string>): SampleOperation;
  remove(): Promise<void>;
}

/** Builds the program of the sample services, as services are built. */
export async function buildSampleProgram(): Promise<SampleProgram> {
  const program = join(FOLDER, `sample-${process.pid}.js`);
  await mkdir(FOLDER, { recursive: true });
  await build({
    entryPoints: [join(__dirname, 'main.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'warning',
    external: [
      'pg',
      'koa',
      'koa-body',
      '@koa/router',
      '@prisma/*',
      'pino',
      'jsonwebtoken',
      'minio',
      'kafkajs',
      '@opentelemetry/*',
    ],
  });
  const start = (role: Role, environment: Record<string, string>, command: readonly string[] = []) =>
    fork(program, command, {
      env: { PATH: process.env['PATH'], ...environment, SAMPLE_ROLE: role },
      execArgv: [],
      silent: true,
    });

  return {
    async fork(role, environment) {
      const child = start(role, environment);
      const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
      const [message] = (await Promise.race([
        once(child, 'message'),
        exited.then(([code]) => {
          throw new Error(`the ${role} ended with ${code} at its start`);
        }),
      ])) as [{ url: string }];
      return {
        url: message.url,
        freeze: () => void child.kill('SIGSTOP'),
        wake: () => void child.kill('SIGCONT'),
        async kill() {
          child.kill('SIGKILL');
          await exited;
        },
        async end(how) {
          if (how === 'disconnect') child.disconnect();
          else child.kill(how);
          const [code, signal] = await exited;
          return { code, signal };
        },
      };
    },
    fail: (role, environment) => endOf(start(role, environment)),
    operate(role, command, environment) {
      const child = start(role, environment, command);
      const ended = endOf(child);
      return {
        ended,
        async kill() {
          child.kill('SIGKILL');
          await ended;
        },
      };
    },
    remove: () => rm(program, { force: true }),
  };
}

async function endOf(child: ChildProcess): Promise<Ended> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}
