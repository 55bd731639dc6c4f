import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Statement } from './statements';

/** A transaction of a connection, or a statement alone. Places count all statements of the recording. */
interface Unit {
  pid: number;
  statements: Statement[];
  first: number;
  last: number;
}

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
const PATIENCE = "SET lock_timeout = '2s'; SET statement_timeout = '5s'";

/**
 * Sends recorded statements once more, as fast as PostgreSQL answers: by as many connections, and nothing before what
 * had ended by then. Ids are new ones, so that what was stored then is in nobody's way. @returns how long that took,
 * and how many statements failed.
 */
export async function replay(
  databaseUrl: string,
  recorded: readonly Statement[],
): Promise<{ seconds: number; failed: number }> {
  const statements = withNewIds(recorded);
  const units = unitsOf(statements);
  const clients = new Map<number, Client>();
  for (const pid of new Set(units.map((unit) => unit.pid))) {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(PATIENCE);
    clients.set(pid, client);
  }
  const ended = endings(units);
  let failed = 0;
  const began = performance.now();
  await Promise.all(
    [...clients].map(async ([pid, client]) => {
      for (const unit of units) {
        if (unit.pid !== pid) continue;
        await ended.before(unit);
        for (const { name, text, values } of unit.statements)
          await client.query({ text, values, ...(name && { name }) }).catch(() => (failed += 1));
        ended.add(unit);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  for (const client of clients.values()) await client.end();
  return { seconds, failed };
}

function withNewIds(recorded: readonly Statement[]): Statement[] {
  const ids = new Map<string, string>();
  const anew = (text: string) =>
    text.replace(UUID, (id) => {
      if (!ids.has(id)) ids.set(id, randomUUID());
      return ids.get(id) as string;
    });
  return recorded.map((statement) => ({
    ...statement,
    values: statement.values.map((value) => (value === null ? null : anew(value))),
  }));
}

/** Transactions that had begun before the recording, or go on after it, are left out. */
function unitsOf(statements: readonly Statement[]): Unit[] {
  const units: Unit[] = [];
  const open = new Map<number, Unit>();
  for (const [place, statement] of statements.entries()) {
    const { pid, text } = statement;
    const within = open.get(pid);
    if (/^BEGIN/i.test(text)) open.set(pid, { pid, statements: [statement], first: place, last: place });
    else if (within) {
      within.statements.push(statement);
      if (!/^(COMMIT|ROLLBACK$)/i.test(text)) continue;
      open.delete(pid);
      units.push({ ...within, last: place });
    } else if (!/^(COMMIT|ROLLBACK|LISTEN|UNLISTEN|SET) ?/i.test(text))
      units.push({ pid, statements: [statement], first: place, last: place });
  }
  return units.sort((one, other) => one.first - other.first);
}

/** Tells when everything has ended that had ended before a unit began. */
function endings(units: readonly Unit[]) {
  const byEnd = [...units].sort((one, other) => one.last - other.last);
  const done = new Set<Unit>();
  const waiting = new Map<() => void, number>();
  let allUpTo = 0;
  return {
    async before({ first }: Unit): Promise<void> {
      const needed = byEnd.findIndex(({ last }) => last >= first);
      if (allUpTo < needed) await new Promise<void>((resolve) => waiting.set(resolve, needed));
    },
    add(unit: Unit): void {
      done.add(unit);
      while (allUpTo < byEnd.length && done.has(byEnd[allUpTo] as Unit)) allUpTo += 1;
      for (const [resolve, needed] of waiting) {
        if (allUpTo < needed) continue;
        waiting.delete(resolve);
        resolve();
      }
    },
  };
}
