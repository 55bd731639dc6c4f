import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 12_000;

/**
 * Waits until nothing listens on these ports any more: what a killed stack has left behind ends by itself.
 * @throws when something else keeps one.
 */
export async function portsToBeFree(ports: readonly number[]): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  for (const port of ports) {
    while (!(await isFree(port))) {
      if (Date.now() > deadline)
        throw new Error(
          `Port ${port} is taken. Choose another PORT; the ${ports.length - 1} ports after it are used as well.`,
        );
      await sleep(200);
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
