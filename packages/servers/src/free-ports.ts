import { createServer } from 'node:net';
import { errorCode } from './error-code';

const HOST = '127.0.0.1';

/** A TCP port of 127.0.0.1 that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  return listenOnce(0);
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

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host: HOST, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('The probe has no port'));
      });
    });
  });
}
