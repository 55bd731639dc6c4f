import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiClient } from '../src/api-client';

it('speaks from the address it was given', async () => {
  const server = createServer((request, response) => response.end(request.socket.remoteAddress));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  expect((await new ApiClient(url).send('GET', '/')).body).toBe('127.0.0.1');
  expect((await new ApiClient(url, '127.1.2.3').send('GET', '/')).body).toBe('127.1.2.3');

  server.closeAllConnections();
  server.close();
});

it('sends again, as browsers do, what it sent on a connection that was closed before an answer came', async () => {
  const asked: string[] = [];
  const server = createServer(({ method, socket }, response) => {
    asked.push(String(method));
    if (asked.length === 2) socket.destroy();
    else response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = new ApiClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  expect((await client.send('GET', '/')).status).toBe(200);
  expect((await client.send('PATCH', '/', {})).status).toBe(200);
  expect(asked).toEqual(['GET', 'PATCH', 'PATCH']);

  server.closeAllConnections();
  server.close();
});
