import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@harbourline/test-kit/eventually';

/** Longer than a browser waits until it shows what it has. */
const PAUSE_MS = 500;

/** A site whose home page comes up to `stop` first, as on a bad line, and the rest of it a moment later. */
export async function inTwoParts(site: string, stop: string): Promise<{ origin: string; close: () => void }> {
  async function handle({ method = 'GET', url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    // A gateway that is busy sends the home page without its content, which follows by script; it is asked again then.
    const { answer, body } = await eventually(`a page with ${stop}`, async () => {
      const answer = await fetch(new URL(url, site), { method });
      const body = Buffer.from(await answer.arrayBuffer());
      return (url !== '/' || body.includes(stop)) && { answer, body };
    });
    const [type, policy] = ['content-type', 'content-security-policy'].map((name) => answer.headers.get(name) ?? '');
    response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy });
    const there = url === '/' ? body.indexOf(stop) : 0;
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
