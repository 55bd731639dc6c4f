/** A statement as Prisma passes it on. */
interface Statement {
  text: string;
  values: readonly unknown[];
}

interface Raw {
  $queryRawUnsafe<T>(query: string, ...values: unknown[]): Promise<T>;
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
 * How many rows the scans of a statement look at, whether they fit or not. Unlike the time that it takes, that is the same
 * on every machine, and tells what would take longer with more rows.
 */
export async function rowsLookedAt(client: Raw, { text, values }: Statement): Promise<number> {
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
