import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than a browser waits until it shows what it has. */
const PAUSE_MS = 500;

/** A site whose home page comes up to `stop` first, as on a bad line, and the rest of it a moment later. */
export async function inTwoParts(site: string, stop: string): Promise<{ origin: string; close: () => void }> {
  async function handle({ method = 'GET', url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await fetch(new URL(url, site), { method });
    const body = Buffer.from(await answer.arrayBuffer());
    const [type, policy] = ['content-type', 'content-security-policy'].map((name) => answer.headers.get(name) ?? '');
    response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy });
    const there = url === '/' ? body.indexOf(stop) : 0;
    // Without it, there is no page, and not one that comes at once.
    if (there < 0) return void response.destroy();
    response.write(body.subarray(0, there));
    if (there > 0) await pause(PAUSE_MS);
    response.end(body.subarray(there));
  }
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
