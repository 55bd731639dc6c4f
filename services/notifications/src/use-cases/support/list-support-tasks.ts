import { inOrderOfUrgency, type SupportTask } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import type { CountedPage } from '@harbourline/service-kit/lists/page';
import { findNames } from '../../db/conversations/with-authors';
import { withRecipients } from '../../db/deliveries/with-recipients';
import type { LocalDeps } from '../../db/deps';
import { REPORTED, waitingTooLong, WHOLE } from '../../db/questions/find-question';
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

/**
 * Conversations and questions that were reported, questions that no owner has answered for a day, and messages that could
 * not be delivered, the oldest first.
 */
export async function listSupportTasks(
  deps: Deps,
  { limit = MOST }: { limit?: number | undefined },
): Promise<CountedPage<Task>> {
  const kinds = await Promise.all([
    openReports(deps, limit),
    reportedQuestions(deps, limit),
    waitingQuestions(deps, limit),
    failedMessages(deps, limit),
  ]);
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

async function reportedQuestions({ db }: Deps, limit: number): Promise<Tasks> {
  const [questions, total] = await Promise.all([
    db.client.boatQuestion.findMany({
      ...{ where: REPORTED, include: WHOLE, take: limit },
      orderBy: [{ reportedAt: 'asc' }, { submissionId: 'asc' }],
    }),
    db.client.boatQuestion.count({ where: REPORTED }),
  ]);
  const nameOf = await findNames(
    db,
    questions.flatMap(({ reportedBy }) => reportedBy ?? []),
  );
  const tasks = questions.map(({ submissionId, reportedBy, reportedAt, reportReason, boat, submission }) => ({
    kind: 'question_reported' as const,
    id: String(submissionId),
    since: (reportedAt ?? submission.createdAt).toISOString(),
    deadline: null,
    person: reportedBy === null ? null : { id: reportedBy, fullName: nameOf(reportedBy) || null },
    bookingId: null,
    boatTitle: boat.title,
    reason: reportReason ?? '',
  }));
  return { rows: tasks, total };
}

async function waitingQuestions({ db, clock }: Deps, limit: number): Promise<Tasks> {
  const where = waitingTooLong(clock.now());
  const [questions, total] = await Promise.all([
    db.client.boatQuestion.findMany({ where, include: WHOLE, orderBy: { submissionId: 'asc' }, take: limit }),
    db.client.boatQuestion.count({ where }),
  ]);
  const nameOf = await findNames(
    db,
    questions.map(({ ownerId }) => ownerId),
  );
  const tasks = questions.map(({ submissionId, ownerId, boat, submission }) => ({
    kind: 'question_waiting' as const,
    id: String(submissionId),
    since: submission.createdAt.toISOString(),
    deadline: null,
    person: { id: ownerId, fullName: nameOf(ownerId) || null },
    bookingId: null,
    boatTitle: boat.title,
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
