import {
  countContactMessages,
  findContactMessages,
  type WantedContactMessages,
} from '../../db/contact/find-contact-messages';
import type { LocalDeps } from '../../db/deps';
import { pageOf, placeAfter, rowsToRead, type Page, type PageQuery } from '../../domain/lists/page';
import type { ContactSubmission } from '../../generated/prisma/client';

const LARGEST_ID = 2 ** 31 - 1;

/** What visitors wrote, newest first. @throws AppError `invalid_input` for an unknown page. */
export async function listContactMessages(
  { db }: Pick<LocalDeps, 'db'>,
  { limit, cursor, ...wanted }: PageQuery & WantedContactMessages,
): Promise<Page<ContactSubmission>> {
  const page = { limit, cursor };
  const [read, total] = await Promise.all([
    findContactMessages(db, wanted, { after: placeAfter(page, readId), limit: rowsToRead(page) }),
    countContactMessages(db, wanted),
  ]);
  return pageOf(read, total, page);
}

function readId(text: string): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : undefined;
}
