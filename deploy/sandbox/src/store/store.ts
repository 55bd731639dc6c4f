import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readJournal, rewriteJournal } from './journal';
import type { TableName, Tables } from './tables';

/** A row that was written, or deleted when `row` is null. */
export type Change = { [N in TableName]: { table: N; id: string; row: Tables[N] | null } }[TableName];

export interface Reader {
  get<N extends TableName>(table: N, id: string): Tables[N] | null;
  /** All rows, oldest first. */
  list<N extends TableName>(table: N): Tables[N][];
}

export interface Transaction extends Reader {
  put<N extends TableName>(table: N, row: Tables[N]): void;
  remove(table: TableName, id: string): void;
}

export interface Store extends Reader {
  /**
   * Runs `work` at once and alone. What it wrote becomes one line of the journal, so it survives whole or not at all;
   * when `work` throws, nothing of it remains.
   */
  write<T>(work: (tx: Transaction) => T): T;
  /** Resolves when everything written so far is on the disk. Await it before acknowledging anything. */
  settled(): Promise<void>;
  /** Calls `listener` with the changes of each write, once they are on the disk. */
  onWritten(listener: (changes: Change[]) => void): void;
  close(): Promise<void>;
}

type Rows = { [N in TableName]: Map<string, Tables[N]> };

/**
 * Opens the state kept in `folder`: replays the journal, and begins a new one without what is obsolete.
 * @param keep says which rows are still of use.
 */
export async function openStore(folder: string, keep: (change: Change) => boolean): Promise<Store> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'journal.jsonl');
  const rows = emptyRows();
  for (const line of await readJournal(file)) for (const change of line as Change[]) apply(rows, change);
  const kept = allRows(rows).filter(keep);
  const compact = emptyRows();
  for (const change of kept) apply(compact, change);
  const journal = await rewriteJournal(
    file,
    kept.map((change) => JSON.stringify([change])),
  );
  const listeners: ((changes: Change[]) => void)[] = [];
  const reader = readerOf(compact);

  return {
    ...reader,
    write(work) {
      const changes: Change[] = [];
      const result = work(transactionOn(compact, changes));
      if (changes.length > 0) {
        for (const change of changes) apply(compact, change);
        journal.append(JSON.stringify(changes));
        void journal.settled().then(
          () => listeners.forEach((listener) => listener(changes)),
          () => {}, // the caller hears of it from `settled()`
        );
      }
      return result;
    },
    settled: () => journal.settled(),
    onWritten: (listener) => void listeners.push(listener),
    close: () => journal.close(),
  };
}

/** Reads through its own uncommitted changes. */
function transactionOn(rows: Rows, changes: Change[]): Transaction {
  const own = emptyRows();
  const removed = new Set<string>();
  const base = readerOf(rows);
  return {
    get: (table, id) => (removed.has(`${table} ${id}`) ? null : (own[table].get(id) ?? base.get(table, id))),
    list(table) {
      const merged = new Map(rows[table]);
      for (const [id, row] of own[table]) merged.set(id, row);
      return [...merged.values()].filter((row) => !removed.has(`${table} ${row.id}`));
    },
    put(table, row) {
      removed.delete(`${table} ${row.id}`);
      own[table].set(row.id, row);
      changes.push({ table, id: row.id, row } as Change);
    },
    remove(table, id) {
      removed.add(`${table} ${id}`);
      changes.push({ table, id, row: null });
    },
  };
}

function readerOf(rows: Rows): Reader {
  return {
    get: (table, id) => rows[table].get(id) ?? null,
    list: (table) => [...rows[table].values()],
  };
}

function apply<N extends TableName>(rows: Rows, change: { table: N; id: string; row: Tables[N] | null }) {
  if (change.row) rows[change.table].set(change.id, change.row);
  else rows[change.table].delete(change.id);
}

function allRows(rows: Rows): Change[] {
  return Object.entries(rows).flatMap(([table, byId]) =>
    [...byId].map(([id, row]) => ({ table, id, row }) as unknown as Change),
  );
}

function emptyRows(): Rows {
  return {
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    paymentMethods: new Map(),
    cards: new Map(),
    authentications: new Map(),
    events: new Map(),
    deliveries: new Map(),
    timers: new Map(),
    answers: new Map(),
    messages: new Map(),
    settings: new Map(),
    refundPlans: new Map(),
  };
}
