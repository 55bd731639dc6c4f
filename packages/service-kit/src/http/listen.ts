import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Listening {
  /** Such as `http://127.0.0.1:8080`. */
  url: string;
  server: Server;
  /** Takes no new requests, lets those under way end, and closes. */
  stop(): Promise<void>;
}

/** Listens on the address; port 0 takes a free one. */
export async function listen(
  handler: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const underWay = new Set<ServerResponse>();
  let stopping = false;
  const server = createServer((request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (stopping) sayGoodbye(response);
    handler(request, response);
  });
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  // Longer than any proxy in front keeps an idle connection, or it would write into one that is being closed.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${actual}`,
    server,
    async stop() {
      stopping = true;
      underWay.forEach(sayGoodbye);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Node's own closing of idle ones leaves those on which nothing was ever asked, such as a browser's spare one.
      const busy = new Set([...underWay].map((response) => response.socket));
      for (const socket of connections) if (!busy.has(socket)) socket.destroy();
      const rest = setTimeout(() => server.closeAllConnections(), 5_000);
      await closed;
      clearTimeout(rest);
    },
  };
}

/** Or a client that always has a next request would hold its connection, and with it the server, open. */
function sayGoodbye(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
