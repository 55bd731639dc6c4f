// Measures what a signed-in call costs the gateway, in processor time: token verified, limits counted, logged, passed on.
// The proxy beside it passes calls on and does nothing else. Both are asked in turns, in one run. Fails when the gateway
// takes more than twice what the plain proxy takes. Run it with `npm run bench:gateway`; needs Linux's /proc.
import { fork } from 'node:child_process';
import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { build } from '../../scripts/build.mjs';
import { ROOT } from '../../scripts/install.mjs';

const ROUNDS = 5;
const CALLS = 4_000;
const AT_ONCE = 8;
const ADDRESSES = 250;
/** How much more than a proxy that does nothing else the gateway may take. */
const MOST_RATIO = 2;
const PATH = '/api/bookings/renter?limit=20';
const KEY_ID = 'bench';
const TICKS_PER_SECOND = 100;

await build({ web: false, only: 'gateway' });
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const answer = JSON.stringify(Array.from({ length: 4 }, (_, id) => ({ id, boat: 'Wayfarer', status: 'confirmed' })));
const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
const ended = { sessions: [], upTo: '1:1:' };
const started = [];
try {
  const upstream = await start('gateway/bench/upstream.mjs', { ANSWERS: JSON.stringify({ jwks, ended, answer }) });
  const proxies = {
    'plain proxy': await start('gateway/bench/plain-proxy.mjs', { UPSTREAM: upstream.url }),
    gateway: await start('gateway/dist/main.js', gatewaySettings(upstream.url)),
  };
  const costs = Object.fromEntries(Object.keys(proxies).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, proxy] of Object.entries(proxies)) {
      const cost = await costOf(proxy);
      if (round > 0) costs[name].push(cost); // the first round warms up
    }
  }
  for (const [name, values] of Object.entries(costs))
    console.log(
      `${name.padEnd(12)} ${median(values).toFixed(0).padStart(5)} µs a call (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`,
    );
  const ratio = median(costs.gateway) / median(costs['plain proxy']);
  console.log(`gateway / plain proxy: ${ratio.toFixed(2)}`);
  if (ratio > MOST_RATIO) process.exitCode = 1;
} finally {
  for (const { child } of started) child.kill('SIGTERM');
}

/** Processor time of a proxy for one call, in µs. */
async function costOf({ url, child }) {
  const pool = new Pool(url, { connections: AT_ONCE });
  const token = accessToken();
  const before = processorSeconds(child.pid);
  let left = CALLS;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (; left > 0; left -= 1) {
        const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': `198.51.100.${left % ADDRESSES}` };
        const { statusCode, body } = await pool.request({ method: 'GET', path: PATH, headers });
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

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
