import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTexter } from '../src/twilio/open-texter';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const settings = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'a-token',
  phoneNumber: '+16475550100',
  copies: [],
  updatedAt: null,
};

it.each([301, 302, 307, 308])('a redirect (%d) of the SMS provider is not followed', async (status) => {
  let elsewhere = 0;
  const inside = await listening(
    createServer((_, response) => {
      elsewhere += 1;
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}');
    }),
  );
  const apiUrl = await listening(
    createServer((_, response) => response.writeHead(status, { location: `${inside}/Messages.json` }).end()),
  );
  const sms = { to: '+14165550101', text: 'Hello', since: new Date() };
  await expect(openTexter({ apiUrl }).send(sms, settings)).rejects.toThrow();
  expect(elsewhere).toBe(0);
});
