import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiClient } from '../src/api-client';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('speaks from the address it was given', async () => {
  const url = await serve((request, response) => response.end(request.socket.remoteAddress));
  expect((await new ApiClient(url).send('GET', '/')).body).toBe('127.0.0.1');
  expect((await new ApiClient(url, '127.1.2.3').send('GET', '/')).body).toBe('127.1.2.3');
});

it('sends again, as browsers do, what it sent on a connection that was closed before an answer came', async () => {
  const asked: string[] = [];
  const url = await serve(({ method, socket }, response) => {
    asked.push(String(method));
    if (asked.length === 2) socket.destroy();
    else response.end();
  });
  const client = new ApiClient(url);
  expect((await client.send('GET', '/')).status).toBe(200);
  expect((await client.send('PATCH', '/', {})).status).toBe(200);
  expect(asked).toEqual(['GET', 'PATCH', 'PATCH']);
});

describe('a session that is older than its access token', () => {
  const asked: string[] = [];
  /** Lets nobody in without an access token, and gives another to those with a refresh token that is not `taken`. */
  const gate = (taken: boolean): RequestListener => {
    return ({ url, headers: { cookie = '' } }, response) => {
      asked.push(String(url));
      const token = ['hl_access_80=a; Path=/; Max-Age=1', 'hl_refresh_80=r; Path=/; Max-Age=60'];
      const given = url === '/sign-in' || (url === '/api/auth/refresh' && cookie.includes('hl_refresh') && !taken);
      if (given) response.setHeader('set-cookie', token);
      response.writeHead(given || cookie.includes('hl_access') ? 200 : 401).end();
    };
  };
  const olderSession = async (taken: boolean) => {
    const client = new ApiClient(await serve(gate(taken)));
    await client.send('POST', '/sign-in');
    expect((await client.send('GET', '/mine')).status).toBe(200);
    await pause(1_100);
    asked.length = 0;
    return client;
  };

  it('is given another, and the call is sent again', async () => {
    const client = await olderSession(false);
    expect((await client.send('GET', '/mine')).status).toBe(200);
    expect(asked).toEqual(['/mine', '/api/auth/refresh', '/mine']);
  });

  it('is over where it is given none', async () => {
    const client = await olderSession(true);
    expect((await client.send('GET', '/mine')).status).toBe(401);
    expect(asked).toEqual(['/mine', '/api/auth/refresh']);
  });
});
