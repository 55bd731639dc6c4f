/**
 * The columns of a table under the names that its model's fields have, for SQL that returns whole rows: what locks a row
 * or takes the next of a queue can then read it as well, in one statement. Takes the enum that Prisma generates for a
 * model's fields; a column is called as its field, in snake case.
 */
export function columnsOf(fields: Readonly<Record<string, string>>): string {
  return Object.values(fields)
    .map((field) => `${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} AS "${field}"`)
    .join(', ');
}
