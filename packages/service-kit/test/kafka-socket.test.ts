import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { openSocket } from '../src/events/kafka/open-socket';

it('collects no listeners on a closed connection, however often the client lets go of it', async () => {
  const server = createServer((peer) => peer.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let connected = 0;
  const socket = openSocket({ host: '127.0.0.1', port, ssl: undefined as never, onConnect: () => (connected += 1) });
  socket.resume();
  await once(socket, 'close');
  expect(connected).toBe(1);

  const before = socket.listenerCount('connect');
  for (let tries = 0; tries < 20; tries += 1) {
    socket.end();
    socket.unref();
  }
  expect(socket.listenerCount('connect')).toBe(before);
  server.close();
  await once(server, 'close');
});
