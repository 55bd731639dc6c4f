import { Prisma } from '../generated/prisma/client';

// What the trigram indexes are on, to the letter.
const PUBLIC_TEXT = Prisma.sql`search_text`;
const BOAT_NAME = Prisma.sql`(' ' || lower(boat_name))`;
const OWNER_NAME = Prisma.sql`(' ' || lower(full_name))`;

/** A condition: a word occurs in what everybody may read of a boat, or also in what only administrators may. */
export function mentions(word: string, { names }: { names: boolean }): Prisma.Sql {
  const occurs = occursIn(word);
  if (!names) return occurs(PUBLIC_TEXT);
  return Prisma.sql`(${occurs(PUBLIC_TEXT)} OR ${occurs(BOAT_NAME)}
    OR owner_id = ANY(ARRAY(SELECT id FROM users WHERE ${occurs(OWNER_NAME)})))`;
}

/** One or two letters make a trigram only with the blank before them: they are looked for where a word begins. */
function occursIn(word: string): (text: Prisma.Sql) => Prisma.Sql {
  const pattern = word.replace(/[\\%_]/g, '\\$&');
  const start = /^[\p{L}\p{N}]{1,2}$/u.test(word) ? '% ' : '%';
  return (text) => Prisma.sql`${text} LIKE lower(${`${start}${pattern}%`}::text)`;
}
