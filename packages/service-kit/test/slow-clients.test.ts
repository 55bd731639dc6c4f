import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { listen, type Listening } from '../src/http/listen';
import { eventually } from '@harbourline/test-kit/eventually';

const QUICKLY = { graceMs: 200 };

let listening: Listening | undefined;
afterEach(() => listening?.stop());

async function connectTo(handler: RequestListener, text: string, patience = QUICKLY): Promise<Socket> {
  listening = await listen(handler, { host: '127.0.0.1', port: 0, patience });
  const socket = connect(Number(new URL(listening.url).port), '127.0.0.1').on('error', () => undefined);
  socket.write(text);
  return socket;
}

it('ends a connection on which headers do not come', async () => {
  const socket = await connectTo(() => undefined, 'GET / HTTP/1.1\r\nhost: x\r\n');
  socket.resume();
  await once(socket, 'close');
});

it('ends a connection on which nothing comes at all', async () => {
  const socket = await connectTo(() => undefined, '');
  socket.resume();
  await once(socket, 'close');
});

it('ends the connection of a client that does not read', async () => {
  let ended = false;
  const answer: RequestListener = (_, response) => {
    response.once('close', () => (ended = true));
    response.end(Buffer.alloc(64 * 1024 * 1024));
  };
  const socket = await connectTo(answer, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  socket.pause();
  await eventually('its connection is ended', () => ended);
  socket.destroy(); // who does not read does not hear of the end either
});

it('keeps the connection of a client that waits for an answer', async () => {
  // Long enough for a busy machine to have read the request, and for the wait to be longer still.
  const patience = { graceMs: 3_000 };
  const answer: RequestListener = (_, response) => void setTimeout(() => response.end('late'), 2 * patience.graceMs);
  const socket = await connectTo(answer, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', patience);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, 'close');
  expect(text).toMatch(/late$/);
});

it.each<[string, RequestListener]>([
  [
    'by a loop',
    async (request, response) => {
      await request[Symbol.asyncIterator]().next();
      response.end('enough');
    },
  ],
  [
    'by a pipe',
    (request, response) => {
      const refused = new Writable({ highWaterMark: 1, write: () => response.end('enough') });
      request.pipe(refused);
    },
  ],
])('answers what comes after a body that was begun to be read %s, and left', async (_, begin) => {
  const answer: RequestListener = (request, response) =>
    request.method === 'POST' ? begin(request, response) : response.end('and this');
  const body = 'x'.repeat(4 * 1024 * 1024);
  const socket = await connectTo(answer, `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n`, {
    graceMs: 100_000,
  });
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.write(body);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await eventually('both are answered', () => /enough[^]*and this$/.test(text));
  socket.destroy();
});
