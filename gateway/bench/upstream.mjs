// What the proxies under measurement ask: keys and ended sessions as identity tells them, and the same short answer to
// every other call.
import { createServer } from 'node:http';

const { jwks, ended, changes, answer } = JSON.parse(process.env.ANSWERS);
const FIXED = {
  '/internal/jwks': JSON.stringify(jwks),
  '/internal/revocations': JSON.stringify(ended),
  '/internal/listing-changes': JSON.stringify(changes),
};

const server = createServer((request, response) => {
  const [path] = request.url.split('?', 1);
  const body = FIXED[path] ?? answer;
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  response.end(body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
