import type { ApiClient } from '@harbourline/client';
import type { Instance } from '@harbourline/local';
import { badRequests, type BadRequest } from './bad-requests';
import { openCallers, ROLES, type Role } from './callers';
import { faultOf } from './judge-answer';

export interface Finding {
  role: Role;
  request: string;
  fault: string;
}

export interface FuzzResult {
  requests: number;
  statuses: Record<string, number>;
  slowestMs: number;
  findings: Finding[];
}

const AT_ONCE = 8;

/**
 * Sends so many of the bad requests of every call and role, evenly chosen from all of them by the seed, eight at
 * once. An answer that takes longer than `slowMs` is a finding.
 */
export async function fuzz(
  instance: Instance,
  { most, seed, slowMs }: { most: number; seed: number; slowMs: number },
): Promise<FuzzResult> {
  const everything = badRequests().flatMap((request) => ROLES.map((role) => ({ role, request })));
  const chosen = shuffled(everything, seed).slice(0, most);
  const callerOf = await openCallers(instance);
  const result: FuzzResult = { requests: 0, statuses: {}, slowestMs: 0, findings: [] };
  const queue = chosen.values();
  const work = async () => {
    for (const { role, request } of queue) await ask(await callerOf(role), role, request, { result, slowMs });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return result;
}

async function ask(
  client: ApiClient,
  role: Role,
  { method, path, body, headers }: BadRequest,
  { result, slowMs }: { result: FuzzResult; slowMs: number },
): Promise<void> {
  const started = performance.now();
  const send = () => client.send(method, path, body, headers);
  // A request that is refused before it is read ends its connection, and with it what came behind it.
  const { status, body: answer } = await send()
    .catch(send)
    .catch((error: unknown) => ({ status: 599, body: String(error) }));
  const ms = performance.now() - started;
  result.requests += 1;
  result.statuses[status] = (result.statuses[status] ?? 0) + 1;
  result.slowestMs = Math.max(result.slowestMs, ms);
  const fault = faultOf(status, JSON.stringify(answer) ?? '', { ms, slowMs });
  if (fault)
    result.findings.push({
      role,
      request: `${method} ${path.slice(0, 200)} ${typeof body === 'string' ? body.slice(0, 200) : ''}`,
      fault,
    });
}

/** The same order for the same seed. */
function shuffled<T>(values: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
  return values
    .map((value) => ({ value, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
