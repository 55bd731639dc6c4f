import { addHours } from '@harbourline/policy';
import { blockOf } from '@harbourline/service-kit/phone-reach';
import {
  CONFIRMATIONS,
  exceededByMail,
  exceededBySms,
  mailboxOf,
  type UsedMails,
  type UsedSms,
} from '../domain/budgets';
import { HeldBack } from '../domain/held-back';
import type { Delivery } from '../generated/prisma/client';
import type { Tx } from './database';
import type { SendingDeps } from './deps';

type BudgetDeps = Pick<SendingDeps, 'db' | 'clock' | 'budgets'>;

/**
 * Counts an SMS that is about to go out, once, however often it is tried. Codes that prove a phone have a budget of their
 * own: whoever has many sent keeps nobody from reading about a booking. @throws HeldBack when a budget is used up.
 */
export async function countSms(deps: BudgetDeps, delivery: Delivery, number: string): Promise<void> {
  await count(deps, delivery, { lock: 'sms', key: number }, async (tx, now) => {
    const [used] = await tx.$queryRaw<UsedSms[]>`
      SELECT count(*)::int AS all,
        count(*) FILTER (WHERE counted_for = ${number})::int AS number,
        count(*) FILTER (WHERE recipient_id = ${delivery.recipientId} AND copy_to = ${delivery.copyTo})::int AS account,
        count(*) FILTER (WHERE starts_with(counted_for, ${blockOf(number)}))::int AS block
      FROM deliveries WHERE channel = 'sms' AND counted_at > ${addHours(now, -24)}
        AND (template = 'phone-code') = ${delivery.template === 'phone-code'}`;
    return used && exceededBySms(used, deps.budgets);
  });
}

/** The same for an email. @throws HeldBack when a budget is used up. */
export async function countMail(deps: BudgetDeps, delivery: Delivery, address: string): Promise<void> {
  const mailbox = mailboxOf(address);
  await count(deps, delivery, { lock: mailbox, key: mailbox }, async (tx, now) => {
    const [used] = await tx.$queryRaw<UsedMails[]>`
      SELECT count(*)::int AS all,
        count(*) FILTER (WHERE counted_at > ${addHours(now, -1)} AND template = ANY(${CONFIRMATIONS}))::int AS confirmations
      FROM deliveries WHERE counted_for = ${mailbox} AND counted_at > ${addHours(now, -24)} AND channel = 'email'`;
    return used && exceededByMail(used, delivery.template, deps.budgets);
  });
}

/** Replicas count one after the other, so that none counts what another is about to send. */
async function count(
  { db, clock }: BudgetDeps,
  { id, countedAt, countedFor }: Delivery,
  { lock, key }: { lock: string; key: string },
  findExceeded: (tx: Tx, now: Date) => Promise<string | undefined>,
): Promise<void> {
  if (countedAt && countedFor === key) return;
  const now = clock.now();
  await db.transact(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`budget ${lock}`}, 0))`;
    const exceeded = await findExceeded(tx, now);
    if (exceeded) throw new HeldBack('over_budget', `the budget is used up: ${exceeded}`);
    await tx.delivery.update({ where: { id }, data: { countedAt: now, countedFor: key } });
  });
}
