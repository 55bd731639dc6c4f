// Measures what a call costs the gateway, in processor time: one of somebody signed in (token verified, limits counted,
// logged, passed on), and one of a guest whose answer is kept. The proxies beside it pass calls on and do nothing else: one
// of Node's own parts, and nginx where it is installed. All are asked in turns, in one run. Run it with
// `npm run bench:gateway`; needs Linux's /proc.
import { fork, spawn } from 'node:child_process';
import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { median } from '../../scripts/bench/measure-in-turns.mjs';
import { report, rowOf } from '../../scripts/bench/report.mjs';
import { build } from '../../scripts/build.mjs';
import { ROOT } from '../../scripts/install.mjs';

const ROUNDS = 5;
const CALLS = 4_000;
const AT_ONCE = 8;
const ADDRESSES = 250;
/** How much of what its opponents take the gateway may take. */
const DEMANDED = [
  { name: 'signed in', opponent: 'plain proxy', atMost: 1 },
  { name: 'signed in', opponent: 'nginx', atMost: 2 },
  { name: 'kept', opponent: 'nginx', atMost: 1 },
];
const SIGNED_IN = '/api/bookings/renter?limit=20';
const KEPT = '/api/boats?limit=4';
const KEY_ID = 'bench';
const TICKS_PER_SECOND = 100;

await build({ web: false, only: 'gateway' });
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const answer = JSON.stringify(Array.from({ length: 4 }, (_, id) => ({ id, boat: 'Wayfarer', status: 'confirmed' })));
const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
const ended = { sessions: [], upTo: '1:1:' };
const changes = { upTo: '1:1:@1', all: false, listings: [], times: [] };
const started = [];
try {
  const upstream = await start('gateway/bench/upstream.mjs', {
    ANSWERS: JSON.stringify({ jwks, ended, changes, answer }),
  });
  const plain = await start('gateway/bench/plain-proxy.mjs', { UPSTREAM: upstream.url });
  const gateway = await start('gateway/dist/main.js', gatewaySettings(upstream.url));
  const nginx = await startNginx(upstream.url);
  const calls = {
    'plain proxy': { ...plain, path: SIGNED_IN, token: true },
    ...(nginx && { nginx: { ...nginx, path: SIGNED_IN, token: true } }),
    'signed in': { ...gateway, path: SIGNED_IN, token: true },
    kept: { ...gateway, path: KEPT, token: false },
  };
  const costs = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, call] of Object.entries(calls)) {
      const cost = await costOf(call);
      if (round > 0) costs[name].push(cost); // the first round warms up
    }
  }
  report([
    ...['signed in', 'kept'].map((name) => rowOf(`gateway: ${name}`, 'µs of processor a call', costs[name])),
    ...DEMANDED.filter(({ opponent }) => costs[opponent]).map(({ name, opponent, atMost }) =>
      rowOf(
        `gateway: ${name} / ${opponent}`,
        '×',
        costs[name].map((cost, round) => cost / costs[opponent][round]),
        { atMost, opponent: { name: opponent, value: median(costs[opponent]) } },
      ),
    ),
  ]);
} finally {
  for (const { child } of started) child.kill('SIGTERM');
}

/** Processor time of a proxy for one call, in µs. */
async function costOf({ url, child, path, token }) {
  const pool = new Pool(url, { connections: AT_ONCE });
  const said = token ? { authorization: `Bearer ${accessToken()}` } : {};
  const before = processorSeconds(child.pid);
  let left = CALLS;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (; left > 0; left -= 1) {
        const headers = { ...said, 'x-forwarded-for': `198.51.100.${left % ADDRESSES}` };
        const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
        const text = await body.text();
        if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${text}`);
      }
    }),
  );
  await pool.close();
  return ((processorSeconds(child.pid) - before) / CALLS) * 1e6;
}

function processorSeconds(pid) {
  const [, fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

async function start(script, env) {
  const child = fork(join(ROOT, script), { env: { ...process.env, ...env }, silent: true });
  started.push({ child });
  child.stderr.pipe(process.stderr);
  if (process.env.BENCH_LOG) child.stdout.pipe(process.stderr);
  else child.stdout.resume();
  const [{ url }] = await Promise.race([once(child, 'message'), failed(child, script)]);
  return { url, child };
}

/** One process that logs like the gateway and keeps its connections; undefined where it is not installed. */
async function startNginx(upstreamUrl) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const settings = `
    daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 512; }
    http {
      access_log ${folder}/access.log; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      keepalive_requests 100000;
      upstream service { server ${new URL(upstreamUrl).host}; keepalive 128; keepalive_requests 100000; }
      server {
        listen 127.0.0.1:${port};
        location / { proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection ""; }
      }
    }`;
  await writeFile(join(folder, 'nginx.conf'), settings);
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  const isMissing = await Promise.race([once(child, 'error').then(() => true), pause(500).then(() => false)]);
  if (isMissing) return undefined;
  started.push({ child });
  return { url: `http://127.0.0.1:${port}`, child };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

async function failed(child, script) {
  await once(child, 'exit');
  await pause(100);
  throw new Error(`${script} has ended`);
}

function gatewaySettings(url) {
  const services = ['IDENTITY', 'CATALOG', 'BOOKING', 'PAYMENTS', 'NOTIFICATIONS'].map((name) => [`${name}_URL`, url]);
  return {
    ...Object.fromEntries(services),
    ...{ HOST: '127.0.0.1', PORT: '0', PUBLIC_ORIGIN: 'http://127.0.0.1', TRUSTED_PROXIES: '1', LOG_LEVEL: 'info' },
  };
}

function accessToken() {
  const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const about = { iss: 'harbourline', aud: 'harbourline-api', sub: '1', role: 'renter', sid: randomUUID() };
  const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${encode({ ...about, iat: now, exp: now + 300 })}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
}
