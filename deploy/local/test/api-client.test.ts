import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiClient } from '../src/client/api-client';

it('speaks from the address it was given', async () => {
  const server = createServer((request, response) => response.end(request.socket.remoteAddress));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  expect((await new ApiClient(url).send('GET', '/')).body).toBe('127.0.0.1');
  expect((await new ApiClient(url, '127.1.2.3').send('GET', '/')).body).toBe('127.1.2.3');

  server.closeAllConnections();
  server.close();
});
