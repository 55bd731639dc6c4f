import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseLine {
  /** The database's address, by way of this line. */
  url: string;
  /** All connections are cut off, and nobody gets through. */
  cut(): Promise<void>;
  /** Nothing is carried any more, and nobody is told. */
  freeze(): void;
  /** As before; what was cut off stays so. */
  mend(): Promise<void>;
  stop(): Promise<void>;
}

/** A line to a database that can be cut or frozen. */
export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let frozen = false;

  const server = createServer((from) => {
    const to = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
      if (frozen) socket.pause();
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => new Promise((resolve) => server.close(resolve));
  const drop = () => open.forEach((socket) => socket.destroy());
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);

  return {
    url: url.href,
    async cut() {
      const closed = close();
      drop();
      await closed;
    },
    freeze() {
      frozen = true;
      open.forEach((socket) => socket.pause());
    },
    async mend() {
      frozen = false;
      open.forEach((socket) => socket.resume());
      if (!server.listening) await listen(port);
    },
    async stop() {
      drop();
      if (server.listening) await close();
    },
  };
}
