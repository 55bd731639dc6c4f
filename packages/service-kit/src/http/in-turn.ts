import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So many requests may wait on one connection; one more ends it. */
const MOST_WAITING = 16;

interface Turns {
  last: ServerResponse;
  waiting: number;
}

/**
 * Begins with a request when the one before it on its connection has its answer: HTTP/1.1 lets clients send the next ones
 * without waiting. Node begins with all of them at once and, before its version 24, never closes the responses to those
 * that still waited when the connection ended, so that whatever is held or counted for them would be so for ever.
 */
export function inTurn(handle: RequestListener): RequestListener {
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
