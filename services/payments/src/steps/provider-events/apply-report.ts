import type { LocalDeps, Tx } from '../../db/database';
import type { Report } from '../../domain/provider-events/reports';
import { recordCard } from '../cards/record-card';
import { recordDisputeState } from '../disputes/record-dispute-state';
import { recordIntentState } from '../intents/record-intent-state';
import { recordDashboardRefund } from '../refunds/record-dashboard-refund';
import { recordRefundState } from '../refunds/record-refund-state';

/** @returns false when the report is about something that we do not know (yet). */
export async function applyReport(tx: Tx, deps: LocalDeps, report: Report): Promise<boolean> {
  if (report.kind === 'refund') return recordRefundState(tx, deps, report);
  // A card of an intent that is not ours is nobody's business, now or later.
  if (report.kind === 'card') return recordCard(tx, report).then(() => true);
  if (report.kind === 'dashboard-refund') return recordDashboardRefund(tx, deps, report);
  if (report.kind === 'dispute') return recordDisputeState(tx, deps, report);
  return (await recordIntentState(tx, deps, report)) !== null;
}
