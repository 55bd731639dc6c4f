import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Upstream {
  url: string;
  port: number;
  /** What arrived, oldest first. */
  seen: SeenRequest[];
  /** How many have begun to arrive and are not answered yet. */
  readonly underWay: number;
  /** How requests are answered from now on; 200 with `{"ok":true}` unless set. */
  answer(handler: Handler): void;
  /** What is asked below /internal is answered as this server does, and does not count as having arrived. */
  passOn(url: string): void;
  stop(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse, seen: SeenRequest) => void;

const ok: Handler = (_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ok: true }));

/** A server in the place of a service, for what a healthy service would not do, and to see what arrives. */
export async function startUpstream(port = 0): Promise<Upstream> {
  const seen: SeenRequest[] = [];
  let handler = ok;
  let internal: string | undefined;
  let underWay = 0;
  const server: Server = createServer((request, response) => {
    if (internal && request.url?.startsWith('/internal/')) {
      void fetch(new URL(request.url, internal)).then(async (answer) =>
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text()),
      );
      return;
    }
    underWay += 1;
    response.once('close', () => (underWay -= 1));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const entry = { method, url, headers, body: Buffer.concat(chunks) };
      seen.push(entry);
      handler(request, response, entry);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    seen,
    get underWay() {
      return underWay;
    },
    answer(next) {
      handler = next;
    },
    passOn(url) {
      internal = url;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
