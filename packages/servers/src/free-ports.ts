import { createServer } from 'node:net';
import { errorCode } from './error-code';

const HOST = '127.0.0.1';

/** Below those that the system gives to outgoing connections, which could take one that is free for a moment. */
const PORTS = { first: 14_000, count: 6_000 };
/** Each process takes its own ports: while it starts something anew on one, no other process takes that one. */
const OF_A_PROCESS = 60;
let turn = Math.floor(Math.random() * OF_A_PROCESS);

/** A TCP port of 127.0.0.1 that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const first = PORTS.first + ((process.pid * OF_A_PROCESS) % PORTS.count);
  for (let attempt = 0; attempt < OF_A_PROCESS; attempt += 1) {
    turn += 1;
    const port = first + (turn % OF_A_PROCESS);
    const isFree = await listenOnce(port).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error('no free port');
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
