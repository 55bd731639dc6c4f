import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ApiClient } from '@harbourline/client/api-client';

/** The address that a stranger visits, and their calls beside the usual ones. */
export interface Stranger {
  gatewayUrl: string;
  also: string | undefined;
}

export interface Visit {
  calls: number;
  slowestMs: number;
  /** Answers 5xx or 429, or none at all. */
  refused: number;
}

/** A visitor who has nothing to do with the attack makes these calls: one of every service that answers strangers. */
const CALLS = [
  ['GET', '/api/boats?limit=5'],
  ['POST', '/api/auth/refresh'],
  ['GET', '/api/payment/config'],
  ['GET', '/api/boats/1/availability?from=2027-06-01&to=2027-06-02'],
] as const;
const GIVE_UP_AFTER_MS = 5_000;

const { gatewayUrl, also } = workerData as Stranger;
const calls: readonly (readonly [string, string])[] = also ? [...CALLS, ['GET', also]] : CALLS;
let visits = 0;

/** Visits again and again for as long, from a fresh address each time. */
async function visitFor(seconds: number): Promise<Visit> {
  const visit: Visit = { calls: 0, slowestMs: 0, refused: 0 };
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    visits += 1;
    const client = new ApiClient(gatewayUrl, `127.2.${Math.floor(visits / 250)}.${(visits % 250) + 1}`);
    await Promise.all(calls.map((call) => ask(client, call, visit)));
    await pause(200);
  }
  return visit;
}

async function ask(client: ApiClient, [method, path]: readonly [string, string], visit: Visit): Promise<void> {
  const started = performance.now();
  const asked = client.send(method, path).then(
    ({ status }) => status,
    () => 0,
  );
  const status = await Promise.race([asked, pause(GIVE_UP_AFTER_MS, 0)]);
  visit.calls += 1;
  visit.slowestMs = Math.max(visit.slowestMs, Math.round(performance.now() - started));
  if (status === 0 || status === 429 || status >= 500) visit.refused += 1;
}

parentPort?.on('message', (seconds: number) => {
  void visitFor(seconds).then((visit) => parentPort?.postMessage(visit));
});
