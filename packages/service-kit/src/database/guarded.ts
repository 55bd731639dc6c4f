import type { Database, PrismaClientLike, Tx } from './database';

/**
 * The same database, but its transaction does something more before and after the caller's own work: it records that an
 * event was handled, or stores the answer for a repeated call. Meant for use cases with one transaction.
 */
export function guarded<Client extends PrismaClientLike>(
  db: Database<Client>,
  before: (tx: Tx<Client>) => Promise<void>,
  after?: (tx: Tx<Client>, result: unknown) => Promise<void>,
): Database<Client> {
  return {
    client: db.client,
    transact: (run) =>
      db.transact(async (tx) => {
        await before(tx);
        const result = await run(tx);
        await after?.(tx, result);
        return result;
      }),
  };
}
