import { inOrderOfUrgency, type SupportTask } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import type { CountedPage } from '@harbourline/service-kit/lists/page';
import { findNames } from '../../db/conversations/with-authors';
import { withRecipients } from '../../db/deliveries/with-recipients';
import type { LocalDeps } from '../../db/deps';
import { labelOf } from '../../templates/label-of';

type Task = SupportTask<'notifications'>;
type Deps = Pick<LocalDeps, 'db' | 'clock'>;

interface Tasks {
  rows: Task[];
  total: number;
}

const MOST = 200;
/** What is older has been looked at, or tells of what is over. */
const FAILED_WITHIN_HOURS = 14 * 24;

/** Reported conversations that nobody has closed, and messages that could not be delivered, the oldest first. */
export async function listSupportTasks(
  deps: Deps,
  { limit = MOST }: { limit?: number | undefined },
): Promise<CountedPage<Task>> {
  const kinds = await Promise.all([openReports(deps, limit), failedMessages(deps, limit)]);
  return {
    rows: inOrderOfUrgency(kinds.flatMap(({ rows }) => rows)).slice(0, limit),
    next: null,
    total: { exactly: kinds.reduce((sum, { total }) => sum + total, 0) },
  };
}

async function openReports({ db }: Deps, limit: number): Promise<Tasks> {
  const where = { closedAt: null };
  const [reports, total] = await Promise.all([
    db.client.conversationReport.findMany({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: limit }),
    db.client.conversationReport.count({ where }),
  ]);
  const nameOf = await findNames(
    db,
    reports.map(({ reporterId }) => reporterId),
  );
  const tasks = reports.map(({ id, reporterId, bookingId, createdAt, reason }) => ({
    kind: 'conversation_reported' as const,
    id: String(id),
    since: createdAt.toISOString(),
    deadline: null,
    person: { id: reporterId, fullName: nameOf(reporterId) || null },
    bookingId,
    reason,
  }));
  return { rows: tasks, total };
}

async function failedMessages({ db, clock }: Deps, limit: number): Promise<Tasks> {
  const where = { status: 'failed', createdAt: { gt: addHours(clock.now(), -FAILED_WITHIN_HOURS) } };
  const [deliveries, total] = await Promise.all([
    db.client.delivery.findMany({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: limit }),
    db.client.delivery.count({ where }),
  ]);
  const tasks = (await withRecipients(db, deliveries)).map((delivery) => ({
    kind: 'message_failed' as const,
    id: delivery.id,
    since: delivery.createdAt.toISOString(),
    deadline: null,
    // A copy is for somebody without an account.
    person:
      delivery.recipientId === null || delivery.copyTo !== ''
        ? null
        : { id: delivery.recipientId, fullName: delivery.recipientName },
    bookingId: delivery.bookingId,
    ...labelOf(delivery),
  }));
  return { rows: tasks, total };
}
