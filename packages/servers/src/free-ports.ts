import { createServer } from 'node:net';
import { errorCode } from './error-code';

const HOST = '127.0.0.1';

/** Below those that the system gives to outgoing connections, which could take one that is free for a moment. */
const PORTS = { first: 14_000, count: 6_000 };
/**
 * Whoever asks first gets so many for themselves, and listens on the first of them for as long as they run: what has
 * stopped on one and is to start there anew finds it free.
 */
const SHARE = 30;

let share: Promise<number> | undefined;
let turn = 0;

/** A TCP port of 127.0.0.1 that nothing listens on at this moment, and that no other process is given. */
export async function freePort(): Promise<number> {
  share ??= takeShare();
  const first = await share;
  for (let attempt = 1; attempt < SHARE; attempt += 1) {
    turn = (turn % (SHARE - 1)) + 1;
    const port = first + turn;
    const isFree = await listenOnce(port).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error('no free port');
}

async function takeShare(): Promise<number> {
  const shares = PORTS.count / SHARE;
  const begin = Math.floor(Math.random() * shares);
  for (let n = 0; n < shares; n += 1) {
    const first = PORTS.first + ((begin + n) % shares) * SHARE;
    const isTaken = await new Promise<boolean>((resolve) => {
      const mark = createServer().unref();
      mark.once('error', () => resolve(true));
      mark.listen({ port: first, host: HOST, exclusive: true }, () => resolve(false));
    });
    if (!isTaken) return first;
  }
  throw new Error('no free ports');
}

/** Throws a sentence that names the port and its purpose when something already listens on it. */
export async function assertPortFree(port: number, purpose: string): Promise<void> {
  try {
    await listenOnce(port);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} on ${HOST} (${purpose}) is taken by another program. Stop it, or choose another PORT.`,
        { cause: error },
      );
    }
    if (code === 'EACCES')
      throw new Error(`Port ${port} on ${HOST} (${purpose}) may not be used by this user.`, { cause: error });
    throw error;
  }
}

function listenOnce(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host: HOST, exclusive: true }, () => probe.close(() => resolve()));
  });
}
