import { createHash } from 'node:crypto';
import { AppError } from '../app-error';
import type { Clock } from '../clock';
import type { Database, PrismaClientLike } from '../database/database';
import { guarded } from '../database/guarded';
import type { Reply } from './route';

/** Thrown out of a transaction that has been carried out before: carries the first answer. */
export class Replay extends Error {
  constructor(readonly reply: Reply) {
    super('answered before');
  }
}

interface StoredAnswer {
  request_hash: string;
  status: number | null;
  body: unknown;
}

/** A call that may be repeated: its caller, its key, and the exact request. */
export interface RepeatableCall {
  caller: string;
  key: string;
  requestHash: string;
}

export function repeatableCall(
  who: Pick<RepeatableCall, 'caller' | 'key'>,
  { method, path }: { method: string; path: string },
  rawBody: Buffer,
): RepeatableCall {
  const requestHash = createHash('sha256').update(`${method} ${path}\n`).update(rawBody).digest('hex');
  return { ...who, requestHash };
}

/**
 * The database for a use case whose answer must stay the same however often it is requested: the answer is stored in
 * the use case's own transaction, so there is never an effect without its answer, and a failure stores nothing.
 */
export function storingAnswer<Client extends PrismaClientLike, Result>(
  db: Database<Client>,
  clock: Clock,
  call: RepeatableCall,
  present: (result: Result) => Reply,
): Database<Client> {
  return guarded(
    db,
    async (tx) => {
      // Of two simultaneous calls, the second waits here until the first is finished.
      const first = await tx.$executeRawUnsafe(
        `INSERT INTO kit.idempotency_keys (caller, key, request_hash, created_at) VALUES ($1, $2, $3, $4::timestamptz)
         ON CONFLICT DO NOTHING`,
        call.caller,
        call.key,
        call.requestHash,
        clock.now().toISOString(),
      );
      if (first === 0) throw await storedReplay(tx, call);
    },
    async (tx, result) => {
      const reply = present(result as Result);
      await tx.$executeRawUnsafe(
        'UPDATE kit.idempotency_keys SET status = $3, body = $4::jsonb WHERE caller = $1 AND key = $2',
        call.caller,
        call.key,
        reply.status,
        JSON.stringify(reply.body ?? null),
      );
    },
  );
}

async function storedReplay(tx: Parameters<typeof findAnswer>[0], call: RepeatableCall): Promise<Error> {
  const stored = await findAnswer(tx, call);
  return stored ? toReplay(stored, call) : new AppError('idempotency_in_progress');
}

async function findAnswer(
  sql: Pick<PrismaClientLike, '$queryRawUnsafe'>,
  { caller, key }: RepeatableCall,
): Promise<StoredAnswer | undefined> {
  const rows = await sql.$queryRawUnsafe<StoredAnswer[]>(
    'SELECT request_hash, status, body FROM kit.idempotency_keys WHERE caller = $1 AND key = $2',
    caller,
    key,
  );
  return rows[0];
}

function toReplay(stored: StoredAnswer, call: RepeatableCall): Replay {
  if (stored.request_hash !== call.requestHash) throw new AppError('idempotency_key_reused');
  if (stored.status === null) throw new AppError('idempotency_in_progress');
  return new Replay({ status: stored.status, body: stored.body, headers: { 'idempotency-replayed': 'true' } });
}
