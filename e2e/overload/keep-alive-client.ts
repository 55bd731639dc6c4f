import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Answered {
  /** 0 when there was none within the time that a client waits. */
  status: number;
  ms: number;
}

interface Asked {
  text: string;
  began: number;
  status: number;
  /** How many bytes are still to come; negative as long as that is not known. */
  left: number;
  settle(answered: Answered): void;
}

const LOOK_EVERY_MS = 100;
const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/**
 * As little of an HTTP client as can ask, so that next to nothing of the processor that both share is taken from what is
 * measured: texts are sent as they are, and of an answer only its status and its end are looked at. Like a proxy it keeps
 * its connections; a call for which none is free waits, and the wait is a part of its time.
 */
export class KeepAliveClient {
  private readonly idle: Socket[] = [];
  private readonly underWay = new Map<Socket, Asked>();
  private readonly waiting = new Set<Asked>();
  /** Everything is read into this, and looked at before anything else is read. */
  private readonly buffer = Buffer.allocUnsafe(256 * 1024);

  constructor(
    private readonly port: number,
    private readonly patienceMs: number,
  ) {
    setInterval(() => this.giveUp(), LOOK_EVERY_MS);
  }

  /** Settles when there are so many more connections. */
  async open(connections: number): Promise<void> {
    for (let at = 0; at < connections; at += 1) await once(this.connect(), 'connect');
  }

  ask(text: string): Promise<Answered> {
    return new Promise((settle) => {
      const asked = { text, began: performance.now(), status: 0, left: -1, settle };
      const socket = this.idle.pop();
      if (socket) this.send(asked, socket);
      else this.waiting.add(asked);
    });
  }

  private send(asked: Asked, socket: Socket): void {
    this.underWay.set(socket, asked);
    socket.write(asked.text, 'latin1');
  }

  private giveUp(): void {
    const since = performance.now() - this.patienceMs;
    for (const asked of this.waiting) {
      if (asked.began >= since) break; // those after it came later
      this.waiting.delete(asked);
      settle(asked, 0);
    }
    for (const [socket, { began }] of this.underWay) if (began < since) socket.destroy();
  }

  /** The connection is for whoever has waited longest. */
  private free(socket: Socket): void {
    const [next] = this.waiting;
    if (!next) this.idle.push(socket);
    else {
      this.waiting.delete(next);
      this.send(next, socket);
    }
  }

  private connect(): Socket {
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
    socket.once('connect', () => this.free(socket));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      const at = this.idle.indexOf(socket);
      if (at >= 0) this.idle.splice(at, 1);
      const asked = this.underWay.get(socket);
      this.underWay.delete(socket);
      if (asked) settle(asked, 0);
      this.connect();
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
    this.underWay.delete(socket);
    settle(asked, asked.status);
    this.free(socket);
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
}

function settle(asked: Asked, status: number): void {
  asked.settle({ status, ms: performance.now() - asked.began });
}
