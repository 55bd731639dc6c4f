// Measures what it takes to tell browsers of changes: memory for each thousand connections, how long a hint takes from the
// act, and how long it is until all are back after a gateway was restarted or killed, while other calls are made. Clients
// come back as browsers do, when the gateway has said. Run it with `npm run bench:live`; needs Linux's /proc.
import { fork } from 'node:child_process';
import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { report } from '../../scripts/bench/report.mjs';
import { build } from '../../scripts/build.mjs';
import { ROOT } from '../../scripts/install.mjs';

const CONNECTIONS = 2_000;
const ACTS = 300;
const ACT_EVERY_MS = 50;
const CALL_EVERY_MS = 20;
const KEY_ID = 'bench';
/** Where the gateway says nothing, because it is not there yet. */
const RETRY_MS = 3_000;
/** What the web app's script waits at most where it was refused. */
const REFUSED_MS = 5_000;

await build({ web: false, only: 'gateway' });
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
const service = await startService();
const port = await freePort();
const clients = Array.from({ length: CONNECTIONS }, (_, user) => ({ user: user + 1, retry: RETRY_MS }));
const tokens = {};
const delays = [];
const acts = [];
let gateway = await startGateway();
try {
  await calls(200); // what the first calls take stays
  await pause(2_000);
  const [memory, processor] = [memoryOf(gateway), processorSeconds(gateway)];
  await Promise.all(clients.map((client, at) => pause(at * 2).then(() => open(client))));
  await untilAll();
  await pause(5_000);
  const perThousand = (memoryOf(gateway) - memory) / (CONNECTIONS / 1_000);
  const before = processorSeconds(gateway);
  await pause(20_000);
  const quiet = ((processorSeconds(gateway) - before) / 20) * 100;
  console.log(`connecting took ${((before - processor) / CONNECTIONS) * 1e3} ms of processor each`);

  for (let act = 0; act < ACTS; act += 1) {
    service.happens(1 + Math.floor(Math.random() * CONNECTIONS));
    await pause(ACT_EVERY_MS);
  }
  await until(() => delays.length >= ACTS);
  const restarted = await comingBack('SIGTERM');
  const killed = await comingBack('SIGKILL');
  report([
    { name: 'live: memory of the gateway', unit: 'MB for 1,000 connections', value: perThousand },
    { name: 'live: 2,000 connections while nothing happens', unit: '% of a core', value: quiet },
    { name: 'live: from act to hint, p50', unit: 'ms', value: quantile(delays, 0.5) },
    { name: 'live: from act to hint, p99', unit: 'ms', value: quantile(delays, 0.99), atMost: 2_000 },
    { name: 'live: all are back after a restart', unit: 's', value: restarted.seconds, atMost: 10 },
    { name: 'live: calls refused meanwhile', unit: 'calls', value: restarted.refused, atMost: 0 },
    { name: 'live: slowest hundredth of them', unit: 'ms', value: restarted.p99 },
    { name: 'live: all are back after kill -9', unit: 's', value: killed.seconds, atMost: 10 },
    { name: 'live: calls refused meanwhile, after kill -9', unit: 'calls', value: killed.refused, atMost: 0 },
    { name: 'live: slowest hundredth of them, after kill -9', unit: 'ms', value: killed.p99 },
  ]);
} finally {
  clients.forEach((client) => (client.isOver = true));
  gateway.kill('SIGKILL');
  service.stop();
  process.exit();
}

/** Ends the gateway so, starts another one in its place, and waits for everybody. */
async function comingBack(signal) {
  const exited = once(gateway, 'exit');
  gateway.kill(signal);
  await exited;
  gateway = await startGateway();
  const from = performance.now();
  let isOver = false;
  const others = calls(Infinity, () => isOver);
  await untilAll();
  const seconds = (performance.now() - from) / 1000;
  isOver = true;
  return { seconds, ...(await others) };
}

/** One call after the other at a steady pace, of other people from other addresses. */
async function calls(most, isOver = () => false) {
  const took = [];
  let refused = 0;
  const under = [];
  for (let call = 0; call < most && !isOver(); call += 1) {
    const began = performance.now();
    under.push(
      ask('/api/bookings/renter?limit=20', 1_000_000 + (call % 50)).then((status) => {
        took.push(performance.now() - began);
        if (status !== 200) refused += 1;
      }),
    );
    await pause(CALL_EVERY_MS);
  }
  await Promise.all(under);
  return { refused, p99: quantile(took, 0.99) };
}

async function ask(path, user) {
  const request = get({ port, path, headers: headersOf(user) });
  const [response] = await once(request, 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

/** Listens as a browser does, and comes back by itself. */
function open(client) {
  client.isOpen = false;
  const since = client.heard ? `?since=${client.heard}` : '';
  const again = () => {
    client.isOpen = false;
    if (!client.isOver && !client.coming) {
      client.coming = setTimeout(() => {
        client.coming = undefined;
        open(client);
      }, client.retry);
    }
  };
  const request = get({ port, path: `/api/live${since}`, agent: false, headers: headersOf(client.user) });
  request.on('error', again);
  request.on('response', (response) => {
    if (response.statusCode !== 200) {
      client.retry = Math.random() * REFUSED_MS;
      response.resume();
      response.on('close', again);
      return;
    }
    client.isOpen = true;
    response.setEncoding('utf8');
    response.on('data', (text) => hear(client, text));
    response.on('error', again);
    response.on('close', again);
  });
}

function hear(client, text) {
  const now = performance.now();
  client.retry = Number(/^retry: (\d+)$/m.exec(text)?.[1] ?? client.retry);
  client.heard = /^id: (\d+)$/m.exec(text)?.[1] ?? client.heard;
  for (const [, id] of text.matchAll(/"id":"(\d+)"/g)) {
    const at = acts[Number(id)];
    if (at !== undefined) delays.push(now - at);
    acts[Number(id)] = undefined;
  }
}

function headersOf(user) {
  tokens[user] ??= accessToken(user);
  return {
    authorization: `Bearer ${tokens[user]}`,
    'x-forwarded-for': `198.${user >> 16}.${(user >> 8) & 255}.${user & 255}`,
  };
}

/** In the place of all services: tells of what has happened, and gives the same short answer to every call. */
async function startService() {
  const told = [];
  const answers = { '/internal/jwks': () => jwks, '/internal/revocations': () => ({ sessions: [], upTo: '1:1:' }) };
  const views = (after) => {
    const now = Date.now() / 1000;
    const from = after ? Number(after.split(':')[1]) - 1 : 0;
    const upTo = `1:${told.length + 1}:@${Math.floor(now)}`;
    return { upTo, from: now - 120, now, all: !after, changes: told.slice(from).filter(({ at }) => at > now - 120) };
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://x');
    const isViews = pathname === '/internal/view-changes';
    const body = isViews ? views(searchParams.get('after')) : (answers[pathname]?.() ?? [{ id: 1, boat: 'Wayfarer' }]);
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    happens(user) {
      told.push({ kind: 'booking', id: String(acts.length), userIds: [user], at: Date.now() / 1000 });
      acts.push(performance.now());
    },
    stop: () => server.close(),
  };
}

async function startGateway() {
  const services = ['IDENTITY', 'CATALOG', 'BOOKING', 'PAYMENTS', 'NOTIFICATIONS'];
  const urls = Object.fromEntries(services.map((name) => [`${name}_URL`, service.url]));
  const settings = {
    ...{ HOST: '127.0.0.1', PORT: String(port), PUBLIC_ORIGIN: 'http://127.0.0.1' },
    ...{ TRUSTED_PROXIES: '1', LOG_LEVEL: 'info', DRAIN_SECONDS: '5' },
  };
  const child = fork(join(ROOT, 'gateway/dist/main.js'), {
    env: { ...process.env, ...urls, ...settings },
    silent: true,
  });
  child.stdout.resume();
  child.stderr.pipe(process.stderr);
  await once(child, 'message');
  return child;
}

/** In MB, what it shares with others in part. */
function memoryOf({ pid }) {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) / 1024;
}

function processorSeconds({ pid }) {
  const [, fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / 100;
}

function untilAll() {
  return until(() => clients.every(({ isOpen }) => isOpen));
}

async function until(holds) {
  while (!holds()) await pause(20);
}

function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address();
  server.close();
  return free;
}

function accessToken(user) {
  const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const about = { iss: 'harbourline', aud: 'harbourline-api', sub: String(user), role: 'renter', sid: `of-${user}` };
  const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${encode({ ...about, iat: now, exp: now + 1800 })}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
}
