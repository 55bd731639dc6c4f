import { phoneDigits } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/deps';
import { holding } from '../db/text-filter';
import type { ContactSubmission, Prisma } from '../generated/prisma/client';
import { beyond, pageOf, rowsToRead, type Page, type PageQuery } from './page';

interface Query extends PageQuery {
  /** Words that all have to be somewhere in it. */
  q?: string | undefined;
  handled?: boolean | undefined;
}

/** Fewer digits are rather a word of the message. */
const DIGITS_OF_A_PHONE = 5;
const MOST_WITH_A_PHONE = 1_000;
const LARGEST_ID = 2 ** 31 - 1;

/** What visitors wrote, newest first. @throws AppError `invalid_input` for an unknown page. */
export async function listContactMessages(
  { db }: Pick<LocalDeps, 'db'>,
  query: Query,
): Promise<Page<ContactSubmission>> {
  const where: Prisma.ContactSubmissionWhereInput = {
    ...(query.handled !== undefined && { handledAt: query.handled ? { not: null } : null }),
    ...(await mentioning(db, query.q ?? '')),
  };
  const [read, total] = await Promise.all([
    db.client.contactSubmission.findMany({
      where: { AND: [where, beyond(query, readId)] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: rowsToRead(query),
    }),
    db.client.contactSubmission.count({ where }),
  ]);
  return pageOf(read, total, query);
}

/** A phone number is one thing however it is written, other texts are words that may be anywhere. */
async function mentioning({ client }: LocalDeps['db'], q: string): Promise<Prisma.ContactSubmissionWhereInput> {
  const phone = phoneDigits(q, DIGITS_OF_A_PHONE);
  if (phone === undefined) return { AND: q.split(/\s+/).filter(Boolean).map(somewhere) };
  // They are kept as they were typed.
  const written = await client.$queryRaw<{ id: number }[]>`
    SELECT id FROM contact_submissions WHERE regexp_replace(phone, '\\D', '', 'g') LIKE ${`%${phone}%`}
    ORDER BY id DESC LIMIT ${MOST_WITH_A_PHONE}`;
  return { OR: [{ id: { in: written.map(({ id }) => id) } }, somewhere(q)] };
}

function somewhere(word: string): Prisma.ContactSubmissionWhereInput {
  const part = holding(word);
  return {
    OR: [{ firstName: part }, { lastName: part }, { email: part }, { destination: part }, { message: part }],
  };
}

function readId(text: string): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : undefined;
}
