import { connect, type Socket } from 'node:net';

/** Many connections from loopback addresses of one's own, on which is sent exactly what one likes. */
export class RawConnections {
  readonly sockets: Socket[] = [];
  private readonly port: number;

  constructor(gatewayUrl: string) {
    this.port = Number(new URL(gatewayUrl).port);
  }

  /** Opens one and sends these lines; nothing that comes back is read unless the caller does. */
  open(localAddress: string, lines: readonly string[]): Socket {
    const socket = connect({ host: '127.0.0.1', port: this.port, localAddress });
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(lines.join('\r\n'));
    this.sockets.push(socket);
    return socket;
  }

  closeAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}

/** A request that announces a hundred bytes and sends one of them. */
export function beginOf(path: string): string[] {
  return [`POST ${path} HTTP/1.1`, 'host: localhost', 'content-type: application/json', 'content-length: 100', '', '{'];
}
