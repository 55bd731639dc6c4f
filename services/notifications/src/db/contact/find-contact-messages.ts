import { holds, phoneDigits } from '@harbourline/service-kit';
import type { TimedPlace } from '@harbourline/service-kit/lists/page-cursor';
import { Prisma, type ContactSubmission } from '../../generated/prisma/client';
import type { Db } from '../database';
import { countFirst, selectFirst, type Found } from '../lists/newest-first';

export interface WantedContactMessages {
  /** Words that all have to be somewhere in it. */
  q?: string | undefined;
  handled?: boolean | undefined;
}

/** Fewer digits are rather a word of the message. */
const DIGITS_OF_A_PHONE = 5;
const INTEGER = Prisma.sql`int`;

// The expressions of the trigram indexes, to the letter.
const TEXT = Prisma.sql`folded(
  ' ' || first_name || E'\\n ' || last_name || E'\\n ' || email || E'\\n ' || destination || E'\\n ' || message)`;
const DIGITS = Prisma.sql`regexp_replace(phone, '\\D', '', 'g')`;

/** Finds visitors' messages that fit, newest first, after a place in the list. */
export async function findContactMessages(
  { client }: Pick<Db, 'client'>,
  wanted: WantedContactMessages,
  { after, limit }: { after: TimedPlace<number> | undefined; limit: number },
): Promise<ContactSubmission[]> {
  const ids = await client.$queryRaw<{ id: number }[]>(selectFirst(meant(wanted), { after, limit, id: INTEGER }));
  const rows = await client.contactSubmission.findMany({ where: { id: { in: ids.map(({ id }) => id) } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap(({ id }) => byId.get(id) ?? []);
}

/** How many fit. */
export function countContactMessages({ client }: Pick<Db, 'client'>, wanted: WantedContactMessages) {
  return countFirst(client, meant(wanted));
}

function meant({ q = '', handled }: WantedContactMessages): Found {
  return {
    table: Prisma.sql`contact_submissions`,
    conditions:
      handled === undefined ? [] : [handled ? Prisma.sql`handled_at IS NOT NULL` : Prisma.sql`handled_at IS NULL`],
    ways: waysToMean(q),
  };
}

/** A phone number is one thing however it is written, other texts are words that may be anywhere. */
function waysToMean(q: string): Prisma.Sql[] {
  const phone = phoneDigits(q, DIGITS_OF_A_PHONE);
  const somewhere = q === '' ? Prisma.sql`true` : holds(Prisma.sql, TEXT, q);
  return phone === undefined ? [somewhere] : [Prisma.sql`${DIGITS} LIKE ${`%${phone}%`}`, somewhere];
}
