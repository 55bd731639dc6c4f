import { pageOf, rowsToRead, type CountedPage, type PageQuery } from '@harbourline/service-kit/lists/page';
import { cursorOf, placeAfter, readStored } from '@harbourline/service-kit/lists/page-cursor';
import {
  countContactMessages,
  findContactMessages,
  type WantedContactMessages,
} from '../../db/contact/find-contact-messages';
import type { LocalDeps } from '../../db/deps';
import type { ContactSubmission } from '../../generated/prisma/client';

/** Lists visitors' messages, newest first. @throws AppError `invalid_input` for an unknown page. */
export async function listContactMessages(
  { db }: Pick<LocalDeps, 'db'>,
  { limit, cursor, ...wanted }: PageQuery & WantedContactMessages,
): Promise<CountedPage<ContactSubmission>> {
  const page = { limit, cursor };
  const [read, total] = await Promise.all([
    findContactMessages(db, wanted, { after: placeAfter(page, readStored), limit: rowsToRead(page) }),
    countContactMessages(db, wanted),
  ]);
  return { ...pageOf(read, page, ({ createdAt, id }) => cursorOf(createdAt, id)), total };
}
