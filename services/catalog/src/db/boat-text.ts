import { holding } from '@harbourline/service-kit';
import { Prisma } from '../generated/prisma/client';

// What the trigram indexes are on, to the letter.
const PUBLIC_TEXT = Prisma.sql`folded_text`;
const BOAT_NAME = Prisma.sql`folded(' ' || boat_name)`;
const OWNER_NAME = Prisma.sql`folded(' ' || full_name)`;

/** A condition: a word occurs in what everybody may read of a boat, or also in what only administrators may. */
export function mentions(word: string, { names }: { names: boolean }): Prisma.Sql {
  const occurs = occursIn(word);
  if (!names) return occurs(PUBLIC_TEXT);
  return Prisma.sql`(${occurs(PUBLIC_TEXT)} OR ${occurs(BOAT_NAME)}
    OR owner_id = ANY(ARRAY(SELECT id FROM users WHERE ${occurs(OWNER_NAME)})))`;
}

function occursIn(word: string): (text: Prisma.Sql) => Prisma.Sql {
  return (text) => Prisma.sql`${text} LIKE folded(${holding(word)}::text)`;
}
