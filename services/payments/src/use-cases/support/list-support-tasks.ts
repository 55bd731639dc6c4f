import { inOrderOfUrgency, type SupportTask } from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import type { CountedPage } from '@harbourline/service-kit/lists/page';
import { readDiscrepancies } from '../../db/comparisons/read-discrepancies';
import type { Db, Deps } from '../../db/database';
import { withBooking } from '../../db/lists/with-booking';
import { withNames } from '../../db/lists/with-names';
import { outstandingCents } from '../../domain/outside-deposits/manual-refund';
import { countManualRefunds, listManualRefunds } from '../outside-deposits/list-manual-refunds';

type Task = SupportTask<'payments'>;

interface Tasks {
  rows: Task[];
  total: number;
}

const MOST = 200;

/** The money that a person has to look after, the oldest first: given back by hand, contested, or differing. */
export async function listSupportTasks(
  { db }: Pick<Deps, 'db'>,
  { limit = MOST }: { limit?: number | undefined },
): Promise<CountedPage<Task>> {
  const kinds = await Promise.all([refundsByHand(db, limit), openDisputes(db, limit), openDiscrepancies(db, limit)]);
  return {
    rows: inOrderOfUrgency(kinds.flatMap(({ rows }) => rows)).slice(0, limit),
    next: null,
    total: { exactly: kinds.reduce((sum, { total }) => sum + total, 0) },
  };
}

async function refundsByHand(db: Db, limit: number): Promise<Tasks> {
  const [{ rows }, { open }] = await Promise.all([
    listManualRefunds({ db }, { status: 'open', limit }),
    countManualRefunds({ db }),
  ]);
  const tasks = rows.map((deposit) => ({
    kind: 'refund_by_hand' as const,
    id: String(deposit.bookingId),
    since: (deposit.dueSince ?? deposit.paidAt).toISOString(),
    deadline: null,
    person: { id: deposit.renterId, fullName: deposit.personName },
    bookingId: deposit.bookingId,
    boatTitle: deposit.boatTitle,
    amount: dollarsOf(outstandingCents(deposit)),
  }));
  return { rows: tasks, total: open };
}

async function openDisputes({ client }: Db, limit: number): Promise<Tasks> {
  const where = { status: 'open' as const };
  const [disputes, total] = await Promise.all([
    client.dispute.findMany({
      where,
      include: { payment: { select: { renterId: true, paymentIntentId: true } } },
      orderBy: [{ openedAt: 'asc' }, { id: 'asc' }],
      take: limit,
    }),
    client.dispute.count({ where }),
  ]);
  const booked = await withBooking({ client }, disputes, ({ payment }) => payment.paymentIntentId);
  const named = await withNames(client, booked, ({ payment }) => payment.renterId);
  const tasks = named.map((dispute) => ({
    kind: 'dispute_open' as const,
    id: String(dispute.id),
    since: dispute.openedAt.toISOString(),
    deadline: null,
    person: { id: dispute.payment.renterId, fullName: dispute.personName },
    bookingId: dispute.bookingId,
    amount: dollarsOf(dispute.amountCents),
    reason: dispute.reason,
  }));
  return { rows: tasks, total };
}

async function openDiscrepancies({ client }: Db, limit: number): Promise<Tasks> {
  const where = { resolvedAt: null };
  const [stored, total] = await Promise.all([
    client.discrepancy.findMany({
      where,
      include: { payment: { select: { paymentIntentId: true } } },
      orderBy: [{ foundAt: 'asc' }, { id: 'asc' }],
      take: limit,
    }),
    client.discrepancy.count({ where }),
  ]);
  const tasks = (await readDiscrepancies({ client }, stored)).map((discrepancy) => ({
    kind: 'discrepancy_open' as const,
    id: String(discrepancy.id),
    since: discrepancy.foundAt.toISOString(),
    deadline: null,
    person: null,
    bookingId: discrepancy.bookingId,
    amount: dollarsOf(discrepancy.cents),
  }));
  return { rows: tasks, total };
}
