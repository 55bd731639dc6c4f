import { randomUUID } from 'node:crypto';
import type { PublicCall } from './calls';
import { askersOf } from './askers';
import { expectedFor } from './expected';
import { secretsIn } from './secrets';
import { accessCookie } from './session';
import { keep } from './objects';
import type { Ask, AskAs, Having, Situation } from './situation';
import type { Asker, World } from './cast';

type Door = 'gateway' | 'service';

export interface Outcome {
  /** The answers that everyone got, and should have got; of a refusal also at the service's own door. */
  seen: Record<string, string>;
  expected: Record<string, string>;
  /** Facts that somebody was told and should not have been. */
  leaks: string[];
}

/**
 * Makes one call as everyone. Whoever is refused asks first, all of them for one object, which has to be as good as new
 * for the first one who is let through; everyone else who may change it gets one of their own.
 */
export async function askEveryone(world: World, call: PublicCall, situation: Situation): Promise<Outcome> {
  const outcome: Outcome = { seen: {}, expected: {}, leaks: [] };
  const askers = askersOf(world, situation);
  const isAllowed = ({ name }: Asker) => expectedFor(situation.expected, name).startsWith('2');
  const allowed = askers.filter(isAllowed);
  const isChanged = call.definition.method !== 'GET' && !situation.repeatable && allowed.length > 0;
  const having: Having = isChanged ? (make) => make(world) : (make) => keep(world, make);
  const make = async (): Promise<AskAs> => (await situation.make?.(world, having)) ?? (() => ({}));
  const first = await make();

  async function ask(asker: Asker, door: Door, askAs: AskAs): Promise<void> {
    const entry = door === 'gateway' ? asker.name : `${asker.name}, at the service`;
    const answer = await send(world, call, { door, asker }, await askAs(asker));
    outcome.seen[entry] = answer.code ? `${answer.status} ${answer.code}` : String(answer.status);
    outcome.expected[entry] = expectedFor(situation.expected, asker.name);
    const leaks = secretsIn({ text: answer.text, by: call.service }, asker, world, situation);
    outcome.leaks.push(...leaks.map((secret) => `${entry}: ${secret}`));
    if (answer.status < 300) situation.check?.(answer.json, asker, world);
  }

  await Promise.all(
    askers
      .filter((asker) => !isAllowed(asker))
      .flatMap((asker) => [ask(asker, 'gateway', first), ask(asker, 'service', first)]),
  );
  const more = isChanged ? await Promise.all(allowed.slice(1).map(make)) : [];
  for (const [index, asker] of allowed.entries()) await ask(asker, 'gateway', [first, ...more][index] ?? first);
  return outcome;
}

interface Answer {
  status: number;
  code: string | undefined;
  text: string;
  json: unknown;
}

async function send(
  world: World,
  call: PublicCall,
  { door, asker }: { door: Door; asker: Asker },
  ask: Ask,
): Promise<Answer> {
  const { definition, service } = call;
  const { gatewayUrl, services } = world.instance;
  const url = new URL(fill(definition.path, ask.params), door === 'gateway' ? gatewayUrl : services[service].url);
  for (const [name, value] of Object.entries(ask.query ?? {})) url.searchParams.set(name, String(value));
  const isForm = ask.body instanceof FormData;
  const cookies = ask.cookies ?? (asker.token && `${accessCookie(gatewayUrl)}=${asker.token}`);
  const response = await fetch(url, {
    method: definition.method,
    headers: {
      ...(cookies && { cookie: cookies }),
      ...(asker.token && door === 'service' && { authorization: `Bearer ${asker.token}` }),
      ...(ask.body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(definition.method === 'POST' && { 'idempotency-key': randomUUID() }),
    },
    ...(ask.body !== undefined && { body: ask.body instanceof FormData ? ask.body : JSON.stringify(ask.body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const json: unknown = isJson ? JSON.parse(text) : undefined;
  return { status: response.status, code: codeOf(json), text, json };
}

function codeOf(json: unknown): string | undefined {
  return typeof json === 'object' && json !== null && 'code' in json ? String(json.code) : undefined;
}

function fill(path: string, params: Ask['params'] = {}): string {
  return path.replace(/[:*](\w+)/g, (_match, name: string) =>
    String(params[name]).split('/').map(encodeURIComponent).join('/'),
  );
}
