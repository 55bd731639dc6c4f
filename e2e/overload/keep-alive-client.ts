import { connect, type Socket } from 'node:net';

export interface Answered {
  /** 0 when there was none within the time that a client waits. */
  status: number;
  ms: number;
}

interface Asked {
  began: number;
  socket: Socket;
  status: number;
  /** How many bytes are still to come; negative as long as that is not known. */
  left: number;
  settle(status: number): void;
}

/** More than are ever under way at once. */
const CONNECTIONS = 4_000;
const LOOK_EVERY_MS = 250;
const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/**
 * As little of an HTTP client as can ask, so that next to nothing of the processor that both share is taken from what is
 * measured: connections are kept, texts are sent as they are, and of an answer only its status and its end are looked at.
 */
export class KeepAliveClient {
  private readonly idle: Socket[] = [];
  private readonly underWay = new Map<Socket, Asked>();
  /** Everything is read into this, and looked at before anything else is read. */
  private readonly buffer = Buffer.allocUnsafe(256 * 1024);
  private readonly watch: NodeJS.Timeout;
  private open = 0;

  constructor(
    private readonly port: number,
    patienceMs: number,
  ) {
    this.watch = setInterval(() => {
      const since = performance.now() - patienceMs;
      for (const asked of this.underWay.values()) if (asked.began < since) asked.socket.destroy();
    }, LOOK_EVERY_MS);
  }

  ask(text: string): Promise<Answered> {
    const began = performance.now();
    return new Promise((resolve) => {
      const settle = (status: number) => resolve({ status, ms: performance.now() - began });
      const socket = this.idle.pop() ?? this.connect();
      if (!socket) return settle(0);
      this.underWay.set(socket, { began, socket, status: 0, left: -1, settle });
      socket.write(text, 'latin1');
    });
  }

  close(): void {
    clearInterval(this.watch);
    for (const socket of [...this.idle, ...this.underWay.keys()]) socket.destroy();
  }

  private connect(): Socket | undefined {
    if (this.open === CONNECTIONS) return undefined;
    this.open += 1;
    const socket: Socket = connect({
      host: '127.0.0.1',
      port: this.port,
      noDelay: true,
      onread: {
        buffer: this.buffer,
        callback: (length) => {
          this.read(socket, length);
          return true;
        },
      },
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.open -= 1;
      const at = this.idle.indexOf(socket);
      if (at >= 0) this.idle.splice(at, 1);
      this.settle(socket, 0);
    });
    return socket;
  }

  private read(socket: Socket, length: number): void {
    const asked = this.underWay.get(socket);
    if (!asked) return;
    if (asked.status === 0) this.readHead(asked, length);
    else if (asked.left > 0) asked.left -= length;
    const over = asked.left < 0 ? this.endsWith(LAST_CHUNK, length) : asked.left === 0;
    if (!over) return;
    // The order matters: whoever hears of the answer may ask the next on this connection.
    if (socket.writable) this.idle.push(socket);
    this.settle(socket, asked.status);
  }

  private readHead(asked: Asked, length: number): void {
    const end = this.buffer.indexOf(HEAD_END);
    const head = this.buffer.toString('latin1', 0, end);
    asked.status = Number(head.slice(9, 12));
    const [, size] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
    asked.left = size === undefined ? -1 : Number(size) - (length - end - HEAD_END.length);
  }

  private endsWith(words: string, length: number): boolean {
    return this.buffer.toString('latin1', Math.max(0, length - words.length), length) === words;
  }

  private settle(socket: Socket, status: number): void {
    const asked = this.underWay.get(socket);
    this.underWay.delete(socket);
    asked?.settle(status);
  }
}
