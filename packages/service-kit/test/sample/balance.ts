import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

/** One address before several replicas: each new connection goes to the next one that takes it. */
export async function balance(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;

  function forward(from: Socket, attempt: number): void {
    const port = ports[(turn + attempt) % ports.length];
    if (attempt >= ports.length || port === undefined) return void from.destroy();
    const to = connect(port, '127.0.0.1');
    const tryNext = () => forward(from, attempt + 1);
    to.once('error', tryNext);
    from.once('close', () => to.destroy());
    to.once('connect', () => {
      to.off('error', tryNext);
      to.on('error', () => to.destroy());
      from.pipe(to).pipe(from);
      to.once('close', () => from.destroy());
    });
  }

  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    turn += 1;
    forward(socket, 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
