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
  /** The requests that arrived, oldest first. */
  seen: SeenRequest[];
  /** How many have begun to arrive and are not answered yet. */
  readonly underWay: number;
  /** How requests are answered from now on; 200 with `{"ok":true}` unless set. */
  answer(handler: Handler): void;
  /** How what is asked below /internal is answered, which does not count as having arrived; 404 unless set. */
  answerInternal(handler: InternalHandler): void;
  /** That is answered as this server does. */
  passOn(url: string): void;
  stop(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse, seen: SeenRequest) => void;

type InternalHandler = (request: IncomingMessage, response: ServerResponse) => void;

const ok: Handler = (_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ok: true }));

/** A server in the place of a service, for what a healthy service would not do, and to see what arrives. */
export async function startUpstream(port = 0): Promise<Upstream> {
  const seen: SeenRequest[] = [];
  let handler = ok;
  let internal: InternalHandler = (_, response) => response.writeHead(404).end();
  let underWay = 0;
  const server: Server = createServer((request, response) => {
    if (request.url?.startsWith('/internal/')) {
      internal(request, response);
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
    answerInternal(handler) {
      internal = handler;
    },
    passOn(url) {
      internal = (request, response) =>
        void fetch(new URL(request.url ?? '', url)).then(async (answer) =>
          response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text()),
        );
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
