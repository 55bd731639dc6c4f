import type { Db, Tx } from '../database';

export type Named<Row> = Row & { personName: string | null };

/** Adds to each row what the person is called whom it is about; null while identity's event has not arrived. */
export async function withNames<Row>(
  client: Db['client'] | Tx,
  rows: readonly Row[],
  personOf: (row: Row) => number,
): Promise<Named<Row>[]> {
  const people = await client.user.findMany({
    where: { id: { in: [...new Set(rows.map(personOf))] } },
    select: { id: true, fullName: true },
  });
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]));
  return rows.map((row) => ({ ...row, personName: names.get(personOf(row)) ?? null }));
}

/** The same for one row. */
export async function withName<Row>(client: Db['client'] | Tx, row: Row, personId: number): Promise<Named<Row>> {
  const person = await client.user.findUnique({ where: { id: personId } });
  return { ...row, personName: person?.fullName ?? null };
}
