import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RouteDefinition } from '@harbourline/contracts';
import type { Context } from 'koa';
import type { Actor } from '../auth/actor';
import type { SqlClient } from '../database/sql-client';

/** A call with which an administrator changes something. */
export interface Act {
  id: string;
  at: string;
  administrator: number;
  address: string;
  call: string;
  path: string;
}

const acts = new AsyncLocalStorage<Act>();

/** Whether to log a call: every one made by an administrator, whoever else may make it, unless it only reads. */
export function actOf(
  { ip, path }: Context,
  definition: RouteDefinition,
  { actor, action, now }: { actor: Actor | undefined; action: string; now: Date },
): Act | undefined {
  const { method, audience, changesNothing } = definition;
  const byAdministrator = actor?.kind === 'user' && actor.role === 'admin' && audience !== 'anyone';
  if (!byAdministrator || method === 'GET' || changesNothing) return undefined;
  return {
    id: randomUUID(),
    at: now.toISOString(),
    administrator: actor.id,
    address: ip,
    call: [method, definition.path, action].filter(Boolean).join(' '),
    path,
  };
}

/**
 * Answers a call: every transaction that starts in the meantime writes its changes to the audit log. An answer without
 * an entry is not given: `abandon` disposes of it.
 */
export async function audited<R>(
  act: Act | undefined,
  sql: SqlClient,
  answer: () => Promise<R>,
  abandon: (answered: R) => void,
): Promise<R> {
  if (!act) return answer();
  const answered = await acts.run(act, answer);
  try {
    await addEntry(act, sql);
  } catch (error) {
    abandon(answered);
    throw error;
  }
  return answered;
}

/** A call that succeeded gets an entry, even if it had nothing to change. */
async function addEntry(act: Act, sql: SqlClient): Promise<void> {
  await sql.$executeRawUnsafe(
    `INSERT INTO kit.audit_log (id, at, administrator, address, call, path)
     VALUES ($1::uuid, $2::timestamptz, $3::integer, $4, $5, $6) ON CONFLICT DO NOTHING`,
    act.id,
    act.at,
    act.administrator,
    act.address,
    act.call,
    act.path,
  );
}

/** Tells a new transaction whose call it belongs to; the triggers of the tables read this. */
export async function nameAct(tx: SqlClient): Promise<void> {
  const act = acts.getStore();
  if (act) await tx.$queryRawUnsafe("SELECT set_config('kit.act', $1, true)", JSON.stringify(act));
}
