import { pageOf, rowsToRead, type Page, type PageQuery } from '@harbourline/service-kit/lists/page';
import { cursorOf, placeAfter, readStored } from '@harbourline/service-kit/lists/page-cursor';
import { findNames } from '../../db/conversations/with-authors';
import type { LocalDeps } from '../../db/deps';
import type { ConversationReport } from '../../generated/prisma/client';

export type NamedReport = ConversationReport & { reporterName: string };

/** Lists reports of conversations, newest first. @throws AppError `invalid_input` for an unknown page. */
export async function listReports(
  { db }: Pick<LocalDeps, 'db'>,
  { closed, ...page }: PageQuery & { closed?: boolean | undefined },
): Promise<Page<NamedReport>> {
  const after = placeAfter(page, readStored);
  const rows = await db.client.conversationReport.findMany({
    where: {
      ...(closed !== undefined && { closedAt: closed ? { not: null } : null }),
      ...(after && { OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }] }),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: rowsToRead(page),
  });
  const { rows: shown, next } = pageOf(rows, page, ({ createdAt, id }) => cursorOf(createdAt, id));
  const nameOf = await findNames(
    db,
    shown.map(({ reporterId }) => reporterId),
  );
  return { rows: shown.map((report) => ({ ...report, reporterName: nameOf(report.reporterId) })), next };
}
