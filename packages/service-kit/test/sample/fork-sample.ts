import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

// Not in the temporary folder: from here Node finds the packages, and the kit its migrations.
const FOLDER = join(__dirname, '..', '..', '.build');

export interface SampleProcess {
  /** Ends it as a crash does: nothing of it can run any more. */
  kill(): Promise<void>;
}

export interface SampleProgram {
  /** Starts a sample service as a process of its own; settles when it is ready. */
  fork(role: 'publisher' | 'subscriber', environment: Record<string, string>): Promise<SampleProcess>;
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
    external: ['pg', 'koa', 'koa-body', '@koa/router', '@prisma/*', 'pino', 'jsonwebtoken', 'minio', 'kafkajs'],
  });
  return {
    async fork(role, environment) {
      const child = fork(program, [role], { env: { PATH: process.env['PATH'], ...environment }, execArgv: [] });
      const exited = once(child, 'exit');
      await Promise.race([
        once(child, 'message'),
        exited.then(([code]) => {
          throw new Error(`the ${role} ended with ${String(code)} at its start`);
        }),
      ]);
      return {
        async kill() {
          child.kill('SIGKILL');
          await exited;
        },
      };
    },
    remove: () => rm(program, { force: true }),
  };
}
