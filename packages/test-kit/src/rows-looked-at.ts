/** A statement as Prisma passes it on. */
interface Statement {
  text: string;
  values: readonly unknown[];
}

interface Raw {
  $queryRawUnsafe<T>(query: string, ...values: unknown[]): Promise<T>;
}

type BeforeEach = (given: { args: Statement; query: (args: Statement) => Promise<unknown> }) => Promise<unknown>;

/** The part of a generated client that reports its statements, without that client's own types. */
interface Watchable {
  $extends(extension: { query: { $queryRaw: BeforeEach } }): unknown;
}

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/**
 * How many rows the scans of statements look at, whether they fit or not: those that `ask` sends by `$queryRaw` of the
 * client that it is given. Unlike the time that they take, that is the same on every machine, and tells what would take
 * longer with more rows.
 */
export async function rowsLookedAt<Client extends Raw>(
  client: Client,
  ask: (watched: Client) => Promise<unknown>,
): Promise<number> {
  let looked = 0;
  const watched = (client as unknown as Watchable).$extends({
    query: {
      async $queryRaw({ args, query }) {
        looked += await rowsOfStatement(client, args);
        return query(args);
      },
    },
  });
  await ask(watched as Client);
  return looked;
}

async function rowsOfStatement(client: Raw, { text, values }: Statement): Promise<number> {
  const [explained] = await client.$queryRawUnsafe<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    ...values,
  );
  return explained?.['QUERY PLAN'].reduce((sum, { Plan }) => sum + rowsOf(Plan), 0) ?? 0;
}

function rowsOf(node: PlanNode): number {
  const beneath = (node.Plans ?? []).reduce((sum, each) => sum + rowsOf(each), 0);
  if (!node['Node Type'].endsWith('Scan') || node['Node Type'] === 'Subquery Scan') return beneath;
  const thrown = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return beneath + (node['Actual Rows'] + thrown) * node['Actual Loops'];
}
