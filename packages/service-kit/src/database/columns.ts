/**
 * The columns of a table under the names that its model's fields have, for SQL that returns whole rows: what locks a row
 * or takes the next of a queue can then read it as well, in one statement. Takes the enum that Prisma generates for a
 * model's fields; a column is called as its field, in snake case, unless `named` says otherwise.
 */
export function columnsOf<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  named: Partial<Record<NoInfer<Field>, string>> = {},
): string {
  const columns = Object.keys(fields) as Field[];
  return columns.map((field) => `${named[field] ?? inSnakeCase(field)} AS "${field}"`).join(', ');
}

/** What the column of a field is called. */
export function inSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
