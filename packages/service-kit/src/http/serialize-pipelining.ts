import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests may wait on one connection; one more ends it. */
const MOST_WAITING = 16;

interface Turns {
  last: ServerResponse;
  waiting: number;
}

/**
 * Starts a request once the previous one on its connection is answered. HTTP/1.1 lets clients send requests without
 * waiting, and Node starts all of them at once: one connection would take as many places and upstream calls as it likes.
 */
export function serializePipelining(handle: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Turns>();

  return (request, response) => {
    const { socket } = request;
    const turns = connections.get(socket) ?? { last: response, waiting: 0 };
    connections.set(socket, turns);
    const before = turns.last;
    turns.last = response;
    if (response.socket) return handle(request, response);

    turns.waiting += 1;
    if (turns.waiting > MOST_WAITING) return socket.destroy();
    before.once('close', () => {
      turns.waiting -= 1;
      // It has the connection by now, unless that has ended, or Node has refused a request between the two by itself.
      if (response.socket) handle(request, response);
      else socket.destroy();
    });
  };
}
