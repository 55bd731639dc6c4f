import type { Deps, Tx } from '../../db/database';
import { hoursAfter, leaseOfWalk, leaseUntil } from '../../domain/schedule';
import { COMPARISONS, isComparison, type ComparisonName } from '../../steps/comparisons/comparisons';
import { noteDifferences } from '../../steps/comparisons/note-differences';

/** Few enough that a page takes no time to speak of. */
const PAGE = 200;
/** Beyond any number of a row. */
const END = 2 ** 31 - 1;

interface Turn {
  name: ComparisonName;
  afterId: number;
  /** Until when the others keep away; also tells whether the turn is still ours at its end. */
  nextAt: Date;
}

/**
 * Compares one page of our own records with each other, or looks a second time at something that differed. Payments are
 * compared with books, refunds, credits, disputes, payouts and bookings, and what booking says with what we have heard.
 * @returns how many pages were compared.
 */
export async function compareRecords(deps: Deps): Promise<number> {
  const turn = await takeTurn(deps);
  if (!turn) return lookAgain(deps);
  const { name, afterId: after } = turn;
  const { last, differences } = await COMPARISONS[name](deps, { after, upTo: END, limit: PAGE });
  await deps.db.transact(async (tx) => {
    if (!(await isOurs(tx, turn))) return;
    await noteDifferences(tx, deps, { comparison: name, after, upTo: last ?? END }, differences);
    const now = deps.clock.now();
    const goOn = { afterId: last ?? 0, nextAt: now };
    const rest = { afterId: 0, nextAt: hoursAfter(now, deps.config.COMPARE_EVERY_HOURS), finishedAt: now };
    await tx.comparison.update({ where: { name }, data: last === null ? rest : goOn });
  });
  return 1;
}

/** A page that is not finished, as booking is away, is begun anew, a little later. */
async function takeTurn({ db, clock, config }: Deps): Promise<Turn | undefined> {
  const now = clock.now();
  const names = Object.keys(COMPARISONS);
  await db.client.$executeRaw`
    INSERT INTO comparisons (name, after_id, next_at, finished_at)
    SELECT name, 0, ${now}, ${now} FROM unnest(${names}::text[]) AS name ON CONFLICT DO NOTHING`;
  const [due] = await db.client.$queryRaw<Turn[]>`
    UPDATE comparisons SET next_at = ${leaseOfWalk(now, config.COMPARE_EVERY_HOURS)} WHERE name = (
      SELECT name FROM comparisons WHERE next_at <= ${now} AND name = ANY(${names}::text[])
      ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING name, after_id AS "afterId", next_at AS "nextAt"`;
  return due;
}

/** When the next page or second look is due. */
export async function nextRecords({ db }: Pick<Deps, 'db'>): Promise<Date | undefined> {
  const [row] = await db.client.$queryRaw<{ first: Date | null }[]>`
    SELECT least((SELECT min(next_at) FROM comparisons WHERE name = ANY(${Object.keys(COMPARISONS)}::text[])),
                 (SELECT min(look_at) FROM doubts)) AS first`;
  return row?.first ?? undefined;
}

async function isOurs(tx: Tx, { name, afterId, nextAt }: Turn): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM comparisons WHERE name = ${name} AND after_id = ${afterId} AND next_at = ${nextAt} FOR UPDATE`;
  return rows.length > 0;
}

async function lookAgain(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const [due] = await deps.db.client.$queryRaw<{ comparison: string; subjectId: number }[]>`
    UPDATE doubts SET look_at = ${leaseUntil(now)} WHERE (comparison, subject_id) = (
      SELECT comparison, subject_id FROM doubts WHERE look_at <= ${now} ORDER BY look_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING comparison, subject_id AS "subjectId"`;
  if (!due) return 0;
  const { comparison, subjectId } = due;
  if (!isComparison(comparison)) return 0;
  const looked = { after: subjectId - 1, upTo: subjectId };
  const { differences } = await COMPARISONS[comparison](deps, { ...looked, limit: 1 });
  await deps.db.transact((tx) => noteDifferences(tx, deps, { comparison, ...looked }, differences));
  return 1;
}
