import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { npmPackagesOutside } from '@harbourline/test-kit/npm-packages-outside';
import { beginProcess } from '../src/workers/begin-process';
import { beginThread } from '../src/workers/begin-thread';
import { openWorkerPool, type PoolLimits, type WorkerPool } from '../src/workers/worker-pool';
import type { SampleTask } from './sample/worker';

// Not in the temporary folder: from here Node finds the packages.
const FILE = join(__dirname, '..', '.build', `worker-${process.pid}.js`);
const LIMITS: PoolLimits = { workers: 1, waiting: 10, perAccount: 10, withinMs: 30_000 };
const KINDS = {
  process: () => beginProcess(FILE),
  thread: () => beginThread(FILE, { heapMb: 64 }),
};
type Kind = keyof typeof KINDS;

beforeAll(() =>
  build({
    entryPoints: [join(__dirname, 'sample', 'worker.ts')],
    outfile: FILE,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    plugins: [npmPackagesOutside],
  }),
);
afterAll(() => rmSync(FILE, { force: true }));

let pool: WorkerPool<SampleTask, unknown>;
afterEach(() => pool.stop());
const open = (kind: Kind, limits: Partial<PoolLimits> = {}) =>
  (pool = openWorkerPool(KINDS[kind], { ...LIMITS, ...limits }));
const echo = async (what: unknown = 1) => (await pool.run({ does: 'echo', what })) as { echo: unknown; pid: number };

describe.each<Kind>(['process', 'thread'])('a %s', (kind) => {
  it('answers what was asked, bytes and dates as they are', async () => {
    open(kind);
    const what = { bytes: new Uint8Array([1, 2, 3]), at: new Date(5), many: [1, 'two', null] };
    expect((await echo(what)).echo).toEqual(what);
  });

  it('refuses with a code, fails with what went wrong, and goes on', async () => {
    open(kind);
    await expect(pool.run({ does: 'refuse' })).rejects.toMatchObject({
      code: 'not_an_image',
      message: 'This is no picture',
    });
    await expect(pool.run({ does: 'fail' })).rejects.toThrow('a mistake of ours');
    expect((await echo('still here')).echo).toBe('still here');
  });

  it('that leaves a task which would end it goes on', async () => {
    open(kind);
    const { pid } = await echo();
    await expect(pool.run({ does: 'leave' })).rejects.toMatchObject({ name: 'WorkerLost', reason: 'memory' });
    expect((await echo()).pid).toBe(pid);
  });

  it('that takes too long is given up, and the next task has another', async () => {
    open(kind, { withinMs: 2_000 });
    const hanging = pool.run({ does: 'hang' });
    const next = echo('next');
    await expect(hanging).rejects.toMatchObject({ name: 'WorkerLost', reason: 'time' });
    expect((await next).echo).toBe('next');
  });

  it('is no longer waited for, nor given a task, once the time of who asked is over', async () => {
    open(kind);
    const hanging = pool.run({ does: 'hang' }, undefined, performance.now() + 2_000);
    const waiting = pool.run({ does: 'echo', what: 1 }, undefined, performance.now() + 200);
    await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
    await expect(hanging).rejects.toMatchObject({ name: 'WorkerLost', reason: 'time' });
    await expect(pool.run({ does: 'echo', what: 1 }, undefined, performance.now() - 1)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect((await echo('next')).echo).toBe('next');
  });

  it('knows no secrets of the process that began it', async () => {
    process.env['INTERNAL_SECRET'] ??= 'a secret of the service under test';
    open(kind);
    expect(await pool.run({ does: 'environment' })).not.toContain('INTERNAL_SECRET');
  });
});

describe('a process', () => {
  it('is the same for one task after the other, and ends when it has nothing to do', async () => {
    open('process', { idleMs: 100 });
    const { pid } = await echo();
    expect((await echo()).pid).toBe(pid);
    await gone(pid);
  });

  it('that crashes takes nothing with it', async () => {
    open('process');
    const { pid } = await echo();
    await expect(pool.run({ does: 'crash' })).rejects.toMatchObject({ name: 'WorkerLost', reason: 'crash' });
    expect((await echo()).pid).not.toBe(pid);
  });

  it('that takes more memory than it may ends, whoever allocated it', async () => {
    open('process');
    await expect(pool.run({ does: 'occupy', mb: 400 })).rejects.toMatchObject({ name: 'WorkerLost', reason: 'memory' });
    expect((await echo('next')).echo).toBe('next');
  });

  it('that keeps much of what it took is replaced by a fresh one', async () => {
    open('process');
    const first = await pool.run({ does: 'occupy', mb: 40 });
    const { pid } = await echo();
    expect(pid).not.toBe(first);
    await gone(Number(first));
  });

  it('ends when the pool is closed, also in the middle of a task', async () => {
    open('process');
    const { pid } = await echo();
    const hanging = pool.run({ does: 'hang' });
    await new Promise((begun) => setImmediate(begun));
    const refused = expect(hanging).rejects.toMatchObject({ code: 'unavailable' });
    await pool.stop();
    await refused;
    await gone(pid);
    await expect(echo()).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a pool', () => {
  it('takes no more than may wait, says when to come back, and has room again afterwards', async () => {
    open('thread', { waiting: 2 });
    const all = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => echo(n)));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(all[4]).toMatchObject({ reason: { code: 'unavailable', retryAfter: 3 } });
    expect((await echo()).echo).toBe(1);
  });

  it('takes only so much of one account, and others of others', async () => {
    open('thread', { perAccount: 2 });
    const run = (account: number) => pool.run({ does: 'echo', what: account }, account);
    const all = await Promise.allSettled([7, 7, 7, 8].map(run));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(all[2]).toMatchObject({ reason: { code: 'too_many_requests', retryAfter: 3 } });
    await run(7);
  });
});

/** Waits until there is no such process. */
async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((next) => setTimeout(next, 20));
  }
}
