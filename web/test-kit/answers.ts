import {
  type ErrorBody,
  ERRORS,
  type Role,
  type RouteDefinition,
  type RouteError,
  type RouteResponse,
  isStream,
} from '@harbourline/contracts';
import { z } from 'zod';
import { findCall } from './find-call';

/** One call that a page has made. */
export interface Asked {
  params: Record<string, string>;
  query: Record<string, string>;
  /** Undefined where it is not JSON. */
  body: unknown;
  headers: Headers;
}

/** What the headers of an answer tell. */
interface More {
  total?: number;
  moreThan?: number;
  /** Where the next page begins. */
  cursor?: string;
}

type Answer = (asked: Asked) => Response | Promise<Response>;
/** What every call may be answered by the gateway, beside what its contract names. */
type OfTheGateway =
  | 'unauthenticated'
  | 'forbidden'
  | 'invalid_input'
  | 'internal'
  | 'unavailable'
  | 'too_many_requests';

const answers = new Map<string, Answer>();
const elsewhere = new Map<string, () => Response>();
const made: { call: string; asked: Asked }[] = [];
const problems: string[] = [];
let caller: Role | null = null;
let giveUp: (() => void)[] = [];

const nameOf = ({ method, path }: RouteDefinition) => `${method} ${path}`;

/** From now on a call is answered so; a body that the API could not send is refused here. */
export function answer<R extends RouteDefinition>(
  route: R,
  body?: RouteResponse<R> | ((asked: Asked) => RouteResponse<R>),
  more: More = {},
): void {
  const isMade = typeof body === 'function';
  if (!isMade) respond(route, body, more);
  const bodyFor = (asked: Asked) => (isMade ? (body as (asked: Asked) => RouteResponse<R>)(asked) : body);
  answers.set(nameOf(route), (asked) => respond(route, bodyFor(asked), more));
}

/** The same for a call of which the test has not said what it answers. */
export function answerUnlessSaid<R extends RouteDefinition>(route: R, body: RouteResponse<R>): void {
  if (!answers.has(nameOf(route))) answer(route, body);
}

/** From now on a call fails, for one of the reasons that its contract names. */
export function refuse<R extends RouteDefinition>(
  route: R,
  code: RouteError<R> | OfTheGateway,
  more: Partial<ErrorBody> & { holdId?: string } = {},
): void {
  const { status, message } = ERRORS[code];
  answers.set(nameOf(route), () => Response.json({ code, message, requestId: 'req-7', ...more }, { status }));
}

/** What somebody else answers, such as the card provider; `start` is how the addresses begin. */
export function answerElsewhere(method: string, start: string, body: () => unknown): void {
  elsewhere.set(`${method} ${start}`, () => Response.json(body()));
}

/** From now on a call has no answer yet: what is loading stays so. */
export function leaveOpen(route: RouteDefinition): void {
  answers.set(nameOf(route), () => new Promise((resolve) => giveUp.push(() => resolve(Response.error()))));
}

/** From now on a call does not get through: there is no line. */
export function disconnect(route: RouteDefinition): void {
  answers.set(nameOf(route), () => Response.error());
}

/** How often a call was made, and what with, in the order in which it was. */
export function callsOf(route: RouteDefinition): Asked[] {
  return made.filter(({ call }) => call === nameOf(route)).map(({ asked }) => asked);
}

/** Whose cookies are sent along from now on; null for guests. */
export function callAs(role: Role | null): void {
  caller = role;
}

/** Nothing is answered, nobody is signed in, and no call was made. @returns what the API would not have understood. */
export function resetAnswers(): string[] {
  for (const open of giveUp) open();
  giveUp = [];
  answers.clear();
  elsewhere.clear();
  made.length = 0;
  caller = null;
  return problems.splice(0);
}

/** Answers a request as the API would, as far as the test has said what it answers. */
export async function answerTo(request: Request): Promise<Response> {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (origin !== location.origin) return answerFromElsewhere(`${request.method} ${request.url}`);
  const found = findCall(request.method, pathname);
  if (!found) return complain(`${request.method} ${pathname}: the API has no such call`);
  const { route, params } = found;
  const asked = {
    params,
    query: Object.fromEntries(searchParams),
    body: await readBody(request),
    headers: request.headers,
  };
  const problem = problemOf(route, asked);
  if (problem) return complain(`${nameOf(route)}: ${problem}`);
  const respondTo = answers.get(nameOf(route));
  if (!respondTo) return complain(`${nameOf(route)}: the test does not say what is answered`);
  made.push({ call: nameOf(route), asked });
  try {
    return await respondTo(asked);
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error));
  }
}

function answerFromElsewhere(call: string): Response {
  const found = [...elsewhere].find(([start]) => call.startsWith(start));
  return found ? found[1]() : complain(`${call}: the test does not say what is answered`);
}

function complain(problem: string): Response {
  problems.push(problem);
  return Response.json({ code: 'internal', message: problem, requestId: 'req-0' }, { status: 500 });
}

async function readBody(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.includes('json')) return undefined;
  const text = await request.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** Why the gateway or the service would not take a call. */
function problemOf(route: RouteDefinition, { params, query, body }: Asked): string | undefined {
  if (!mayAsk(route)) return `not for ${caller ?? 'guests'}`;
  const isJson = (route.bodyKind ?? 'json') === 'json';
  const actions = Object.values(route.actions ?? {}).filter(({ audience }) => caller && audience.includes(caller));
  const bodies = route.actions ? actions.map((action) => action.body) : route.body && isJson ? [route.body] : [];
  return (
    misfit(params, route.params ? [route.params] : []) ??
    misfit(query, route.query ? [route.query] : []) ??
    misfit(body, bodies)
  );
}

function mayAsk({ audience }: RouteDefinition): boolean {
  if (audience === 'anyone') return true;
  if (audience === 'signed-in') return caller !== null;
  return Array.isArray(audience) && caller !== null && (audience as readonly Role[]).includes(caller);
}

/** Undefined where one of the schemas takes it, or there is none. */
function misfit(value: unknown, schemas: readonly z.ZodType[]): string | undefined {
  const results = schemas.map((schema) => schema.safeParse(value));
  if (results.length === 0 || results.some(({ success }) => success)) return undefined;
  return results.map(({ error }) => error && z.prettifyError(error)).join('\n');
}

function respond(route: RouteDefinition, body: unknown, { total, moreThan, cursor }: More): Response {
  const [[status, shape] = []] = Object.entries(route.responses);
  const headers = new Headers();
  if (total !== undefined) headers.set('X-Total-Count', String(total));
  if (moreThan !== undefined) headers.set('X-Total-More-Than', String(moreThan));
  if (cursor !== undefined) headers.set('Link', `<${route.path}?cursor=${cursor}>; rel="next"`);
  if (shape === undefined || shape === 'empty') return new Response(null, { status: Number(status ?? 204), headers });
  if (isStream(shape)) {
    headers.set('Content-Disposition', 'attachment; filename="file.bin"');
    return new Response('bytes', { status: Number(status), headers });
  }
  const sent = shape.safeParse(body);
  if (!sent.success) throw new Error(`${nameOf(route)} cannot answer that:\n${z.prettifyError(sent.error)}`);
  return Response.json(sent.data, { status: Number(status), headers });
}
