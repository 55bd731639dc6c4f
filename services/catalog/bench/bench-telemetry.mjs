// Measures what tracing costs: the same calls to two catalogs in turns, one that gives requests their ids and no more, and
// one that records and sends every span. Tells processor time per request, which other load on the machine hardly
// touches, and requests per second. `node services/catalog/bench/bench-telemetry.mjs` after `npm run build`.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { median } from '../../../scripts/bench/measure-in-turns.mjs';
import { BUSY_ON } from './boat-cases.mjs';
import { startBoats } from './start-boats.mjs';

const BOATS = 200;
const ROUNDS = 7;
const REQUESTS = 300;
const AT_ONCE = 8;
const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

const { server: collector, url: endpoint } = await startCollector();
const more = { traced: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } };
const { quiet, traced, stop } = await startBoats({ quiet: BOATS, traced: BOATS }, { busyOn: BUSY_ON, more });
try {
  for (const path of ['/api/boats/1', '/api/boats?limit=24']) {
    const measured = { quiet: [], traced: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, { url }] of Object.entries({ quiet, traced })) {
        const result = await measure(url, path);
        if (round > 0) measured[name].push(result); // the first warms up
      }
    }
    const of = (name, what) => median(measured[name].map((result) => result[what]));
    console.log(`GET ${path}`);
    for (const name of ['quiet', 'traced']) {
      console.log(
        `  ${name.padEnd(7)} ${of(name, 'cpuMs').toFixed(3)} ms of processor and ${of(name, 'perSecond').toFixed(0)} requests/s`,
      );
    }
    const ratio = (what) => (of('traced', what) / of('quiet', what)).toFixed(2);
    console.log(`  traced / quiet: processor ${ratio('cpuMs')}, requests/s ${ratio('perSecond')}`);
  }
} finally {
  await stop();
  collector.close();
}

async function measure(url, path) {
  const before = await cpuSeconds(url);
  const started = performance.now();
  let left = REQUESTS;
  const caller = async () => {
    while (left-- > 0) {
      const response = await fetch(new URL(path, url), { headers: { traceparent: TRACEPARENT } });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: REQUESTS / seconds, cpuMs: ((await cpuSeconds(url)) - before) * (1000 / REQUESTS) };
}

async function cpuSeconds(url) {
  const text = await (await fetch(new URL('/metrics', url))).text();
  return Number(/^process_cpu_seconds_total\S* (\S+)$/m.exec(text)?.[1]);
}

async function startCollector() {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${server.address().port}` };
}
