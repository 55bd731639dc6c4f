import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import type { SecurityFact, TellSecurity } from '../security/security-events';
import { routeOf } from '../telemetry/observe-request';

/** The client's address as `keyedAddress` writes it. The gateway sets it and removes any value that a client sends. */
export const ADDRESS_KEY_HEADER = 'x-forwarded-address-key';

interface Facts {
  requestId: string;
  account?: number;
  tell: TellSecurity;
}

type Requested = Pick<Context, 'req'>;

const facts = new WeakMap<IncomingMessage, Facts>();

export function beginFacts(ctx: Requested, { requestId, tell }: { requestId: string; tell: TellSecurity }): void {
  facts.set(ctx.req, { requestId, tell });
}

/** Records the owner of the request's token, for its line in the log and its security events. */
export function noteAccount(ctx: Requested, account: number): void {
  const known = facts.get(ctx.req);
  if (known) known.account = account;
}

/** The caller and address of a request, in the form that the log may contain. */
export function callerIn(ctx: Requested): { account: number | undefined; address: string | undefined } {
  return { account: facts.get(ctx.req)?.account, address: addressIn(ctx) };
}

/** Logs a security event in this request. */
export function tellSecurity(ctx: Requested, fact: SecurityFact): void {
  const known = facts.get(ctx.req);
  if (!known) return;
  const { requestId, account: caller } = known;
  const account = fact.account ?? caller;
  const by = account === caller ? undefined : caller;
  known.tell({ ...fact, account, by, address: addressIn(ctx), route: routeOf(ctx), requestId });
}

function addressIn({ req }: Requested): string | undefined {
  const given = req.headers[ADDRESS_KEY_HEADER];
  return typeof given === 'string' ? given : undefined;
}
