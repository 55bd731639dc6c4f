import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawReply {
  status: number;
  text: string;
}

/** Sends bytes as they are, which `fetch` would put right, and answers the status line and all that follows. */
export async function rawRequest(url: string, text: string): Promise<RawReply> {
  const socket = connectTo(url);
  socket.write(text.replaceAll(/\r?\n/g, '\r\n'));
  return readToEnd(socket);
}

/** Sends each on a connection of its own, all within one turn. @returns what came back, in the same order. */
export async function rawRequestsAtOnce(url: string, texts: readonly string[]): Promise<RawReply[]> {
  const sockets: Socket[] = [];
  for (const _ of texts) {
    const socket = connectTo(url);
    await once(socket, 'connect');
    sockets.push(socket);
  }
  sockets.forEach((socket, at) => socket.write(texts[at] ?? ''));
  return Promise.all(sockets.map(readToEnd));
}

function connectTo(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname);
}

async function readToEnd(socket: Socket): Promise<RawReply> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text };
}
