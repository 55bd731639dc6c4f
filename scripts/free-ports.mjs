// Ports for systems that tests and benches start.
import { createServer } from 'node:net';

/** The first of so many free ports in a row, below those that the system gives to whoever asks. */
export async function freePorts(count) {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 12_000);
    const free = await Promise.all(Array.from({ length: count }, (_, offset) => isFree(first + offset)));
    if (free.every(Boolean)) return first;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
