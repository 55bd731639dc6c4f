import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Target } from '../attack';
import type { Stranger, Visit } from '../stranger-worker';

/** The file beside the attacks' bundles. */
const WORKER = join(__dirname, 'stranger-worker.js');
const QUIET_SECONDS = 2;

/**
 * Whether a stranger is answered during an attack, every time and in less than a second; on a machine that is slow by
 * itself, in less than three times what it takes in peace. The stranger is a thread of their own: what the attacker's is
 * busy with, such as opening hundreds of connections, is not what they wait for.
 */
export async function visitDuring(
  { instance }: Target,
  { seconds, also }: { seconds: number; also?: string },
  attack: () => void,
): Promise<{ held: boolean; got: string }> {
  const stranger = new Worker(WORKER, { workerData: { gatewayUrl: instance.gatewayUrl, also } satisfies Stranger });
  const visitFor = async (time: number): Promise<Visit> => {
    stranger.postMessage(time);
    const [visit] = (await once(stranger, 'message')) as [Visit];
    return visit;
  };
  try {
    const before = await visitFor(QUIET_SECONDS);
    const during = visitFor(seconds);
    attack();
    const { calls, slowestMs, refused } = await during;
    return {
      held: refused === 0 && slowestMs < Math.max(1_000, 3 * before.slowestMs),
      got: `a stranger's slowest of ${calls} calls took ${slowestMs} ms (${before.slowestMs} ms in peace), ${refused} were refused`,
    };
  } finally {
    await stranger.terminate();
  }
}
