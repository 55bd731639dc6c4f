import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { acceptedEncoding } from '../src/accepted-encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'], // as browsers say it
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('to a client that takes %p sends %s', (given, encoding) => {
  const request = new IncomingMessage(new Socket());
  if (given !== undefined) request.headers['accept-encoding'] = given;
  expect(acceptedEncoding(request)).toBe(encoding);
});
