import type { LocalDeps } from '../db/deps';
import { holding } from '../db/text-filter';
import type { ContactSubmission, Prisma } from '../generated/prisma/client';
import { beyond, pageOf, rowsToRead, type Page, type PageQuery } from './page';

interface Query extends PageQuery {
  /** Words that all have to be somewhere in it. */
  q?: string | undefined;
  handled?: boolean | undefined;
}

const LARGEST_ID = 2 ** 31 - 1;

/** What visitors wrote, newest first. @throws AppError `invalid_input` for an unknown page. */
export async function listContactMessages(
  { db }: Pick<LocalDeps, 'db'>,
  query: Query,
): Promise<Page<ContactSubmission>> {
  const where: Prisma.ContactSubmissionWhereInput = {
    ...(query.handled !== undefined && { handledAt: query.handled ? { not: null } : null }),
    AND: (query.q ?? '').split(/\s+/).filter(Boolean).map(somewhere),
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

function somewhere(word: string): Prisma.ContactSubmissionWhereInput {
  const part = holding(word);
  return {
    OR: [{ firstName: part }, { lastName: part }, { email: part }, { destination: part }, { message: part }],
  };
}

function readId(text: string): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : undefined;
}
