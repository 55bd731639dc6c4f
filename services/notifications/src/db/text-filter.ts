/** Columns that hold a text, whatever its case. Prisma passes the wildcards of LIKE on. */
export function holding(text: string) {
  return { contains: text.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } as const;
}
