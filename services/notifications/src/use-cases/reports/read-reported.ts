import { AppError } from '@harbourline/service-kit';
import { withAuthors, type WrittenMessage } from '../../db/conversations/with-authors';
import type { LocalDeps } from '../../db/deps';

/**
 * An administrator reads a reported conversation; that they have is in the audit log, as with every call that may change
 * something.
 * @throws AppError `report_not_found`; `report_closed`: nobody reads it any more.
 */
export async function readReported({ db }: Pick<LocalDeps, 'db'>, id: number): Promise<WrittenMessage[]> {
  const report = await db.client.conversationReport.findUnique({ where: { id } });
  if (!report) throw new AppError('report_not_found');
  if (report.closedAt) throw new AppError('report_closed');
  const { bookingId } = report;
  const messages = await db.client.conversationMessage.findMany({ where: { bookingId }, orderBy: { number: 'asc' } });
  return withAuthors(db, messages);
}
