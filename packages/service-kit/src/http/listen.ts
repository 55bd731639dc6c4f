import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { serializePipelining } from './serialize-pipelining';
import { endSlowReaders, endSlowRemainders, type Patience } from './slow-clients';

export interface Listening {
  /** Such as `http://127.0.0.1:8080`. */
  url: string;
  server: Server;
  /**
   * For a process that is about to stop: still accepts requests, but every answer ends its connection. Settles when no
   * connection is left, or after this many milliseconds.
   */
  leave(withinMs: number): Promise<void>;
  /** Accepts no new requests, finishes those in progress, and closes. */
  stop(): Promise<void>;
}

/** Longer than any proxy in front keeps an idle connection; otherwise it would write to one that is being closed. */
const IDLE_MS = 65_000;
const LOOK_EVERY_MS = 50;
/**
 * How many connections may wait until the event loop accepts them. A client that finds no room gets no reply, and tries
 * again after one, three and seven seconds: a sudden crowd must not be delayed for longer than it takes to refuse it.
 */
const BACKLOG = 4_096;
export const PATIENCE_WITH_CLIENTS: Patience = { graceMs: 10_000 };
/** The time limit for a whole request, however fast it arrives: the largest upload at 50 MB a minute. */
const REQUEST_MS = 15 * 60_000;

/**
 * Listens on the address; port 0 takes a free one. A connection that is idle for `idleMs` is closed, and clients are
 * told so: Node clients let go of it two seconds earlier. Headers have to arrive within the `patience`, and answers
 * have to be read at its rate. Requests of one connection are handled one after the other.
 */
export async function listen(
  handler: RequestListener,
  {
    host,
    port,
    idleMs = IDLE_MS,
    patience = PATIENCE_WITH_CLIENTS,
  }: { host: string; port: number; idleMs?: number; patience?: Patience },
): Promise<Listening> {
  const underWay = new Set<ServerResponse>();
  let leaving = false;
  const limits = {
    headersTimeout: patience.graceMs,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: Math.min(1_000, patience.graceMs / 4),
  };
  const begin: RequestListener = (request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    endSlowRemainders(request, response, patience);
    if (leaving) sayGoodbye(response);
    handler(request, response);
  };
  const server = createServer(limits, serializePipelining(begin));
  server.once('close', endSlowReaders(underWay, patience));
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  const sayGoodbyeToAll = () => {
    leaving = true;
    underWay.forEach(sayGoodbye);
  };
  return {
    url: `http://${host}:${actual}`,
    server,
    async leave(withinMs) {
      sayGoodbyeToAll();
      const until = performance.now() + withinMs;
      while (connections.size > 0 && performance.now() < until) await pause(LOOK_EVERY_MS);
    },
    async stop() {
      sayGoodbyeToAll();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Node's own closing of idle connections skips those without any request so far, such as a browser's spare one.
      const busy = new Set([...underWay].map((response) => response.socket));
      for (const socket of connections) if (!busy.has(socket)) socket.destroy();
      const rest = setTimeout(() => server.closeAllConnections(), 5_000);
      await closed;
      clearTimeout(rest);
    },
  };
}

/** Otherwise a client that always has a next request would hold its connection, and with it the server, open. */
function sayGoodbye(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
