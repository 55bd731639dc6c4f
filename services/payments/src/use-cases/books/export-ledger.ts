import { ledgerLines, type LedgerLine } from '../../db/books/ledger-lines';
import type { Deps } from '../../db/database';
import { periodOf } from '../../domain/books/book-days';

const AT_A_TIME = 1_000;

/** All lines of the books between two local days, both included, oldest first; read piece by piece. */
export async function* exportLedger(
  { db }: Pick<Deps, 'db'>,
  days: { from?: string | undefined; to?: string | undefined },
): AsyncGenerator<LedgerLine> {
  const period = periodOf(days);
  let after: LedgerLine | undefined;
  do {
    const lines = await ledgerLines(db, { ...period, oldestFirst: true, after, limit: AT_A_TIME });
    yield* lines;
    after = lines.length === AT_A_TIME ? lines.at(-1) : undefined;
  } while (after);
}
