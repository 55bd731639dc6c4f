// The proxy that the gateway is compared with: it passes calls on with Node's own HTTP client, over connections that it
// keeps, and does nothing else.
import { Agent, createServer, request as ask } from 'node:http';

const upstream = new URL(process.env.UPSTREAM);
const agent = new Agent({ keepAlive: true, maxSockets: 128 });

const server = createServer((request, response) => {
  const { method, url: path, headers } = request;
  const passed = ask({ agent, host: upstream.hostname, port: upstream.port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
