import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true });

/**
 * Asks every case of both sizes once a round, in turns, so that whatever else the machine does meets all of them alike. A
 * case has for each size one path or several that are asked one after the other, and may have headers for each size.
 * @returns for each case and size how long each answer took, in milliseconds, and how many entries the last one held.
 */
export async function measureInTurns(sizes, cases, { warmUp, rounds }) {
  const names = Object.keys(sizes);
  const measured = cases.map(() => Object.fromEntries(names.map((name) => [name, { ms: [], entries: 0 }])));
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [index, { paths, headers }] of cases.entries()) {
      for (const name of (round + index) % 2 ? names : [...names].reverse()) {
        const path = paths[name][round % paths[name].length];
        const started = performance.now();
        const body = await ask(sizes[name].url + path, headers?.[name]);
        const took = performance.now() - started;
        const of = measured[index][name];
        if (round >= warmUp) of.ms.push(took);
        const answer = JSON.parse(body);
        of.entries = Array.isArray(answer) ? answer.length : 1;
      }
    }
  }
  return measured;
}

export function median(values) {
  return quantile(values, 1 / 2);
}

/** What a quarter of the answers stayed below: whatever else the machine does hardly reaches it. */
export function lowerQuartile(values) {
  return quantile(values, 1 / 4);
}

function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)];
}

function ask(url, headers = {}) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (body += part));
      response.on('end', () =>
        response.statusCode === 200 ? resolve(body) : reject(new Error(`${url}: ${response.statusCode} ${body}`)),
      );
    }).on('error', reject);
  });
}
