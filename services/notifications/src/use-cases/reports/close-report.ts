import { AppError } from '@harbourline/service-kit';
import { findNames } from '../../db/conversations/with-authors';
import type { LocalDeps } from '../../db/deps';
import type { NamedReport } from './list-reports';

interface Closing {
  id: number;
  administratorId: number;
  outcome: string;
}

/** An administrator notes what came of a report. @throws AppError `report_not_found`; `report_closed`. */
export async function closeReport(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  { id, administratorId, outcome }: Closing,
): Promise<NamedReport> {
  const report = await db.transact(async ({ conversationReport: reports }) => {
    const data = { closedAt: clock.now(), closedBy: administratorId, outcome };
    const { count } = await reports.updateMany({ where: { id, closedAt: null }, data });
    const found = await reports.findUnique({ where: { id } });
    if (!found) throw new AppError('report_not_found');
    if (count === 0) throw new AppError('report_closed');
    return found;
  });
  const nameOf = await findNames(db, [report.reporterId]);
  return { ...report, reporterName: nameOf(report.reporterId) };
}
