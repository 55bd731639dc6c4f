/** More than a service has; each takes memory in every connection. */
const MOST = 400;
/**
 * Statements of a model, which Prisma makes, those of the kit, and what locks rows or writes new ones: their texts are few
 * and always the same.
 */
const IS_FIXED =
  /^\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM)\s+("public"\.|kit\.)|^\s*INSERT INTO\s+\w+\s+\(|\sFOR (UPDATE|SHARE)\s*$/;
/** With as many parameters as somebody has asked for. */
const HAS_LIST = /\bIN \(\$\d+,|VALUES \([^)]*\), \(/;

const UNNAMED = '';

/**
 * Names for the statements that a connection prepares once, so that the database need not parse and plan them each time.
 * Searches are none of them: the best way to search depends on what is searched for.
 */
export function preparedStatements(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MOST || !IS_FIXED.test(sql) || HAS_LIST.test(sql)) return UNNAMED;
    const name = `prepared_${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
