import { addHours } from '@harbourline/policy';
import { blockOf } from '@harbourline/service-kit/phone-reach';
import type { Db, Tx } from '../../db/database';
import type { SendingDeps } from '../../db/deps';
import {
  budgetOf,
  CONFIRMATIONS,
  exceededByMail,
  exceededBySms,
  mailboxOf,
  type ExceededBudget,
  type UsedMails,
  type UsedSms,
} from '../../domain/deliveries/budgets';
import { HeldBack } from '../../domain/deliveries/held-back';
import type { Delivery } from '../../generated/prisma/client';

type BudgetDeps = Pick<SendingDeps, 'db' | 'clock' | 'budgets'>;

interface Going {
  /** The address of a message about to be sent, and its subject. */
  address: string;
  subject: string;
}

interface Budget {
  /** The number or mailbox that the message is counted for. */
  key: string;
  lock: string;
  findExceeded: (db: Db['client'] | Tx) => Promise<ExceededBudget | undefined>;
}

/**
 * Notes where an SMS is about to go, and counts it: once, however often it is tried. Codes that prove a phone have a
 * budget of their own: whoever has many sent keeps nobody from reading about a booking.
 * @returns whether this replica still holds the message.
 * @throws HeldBack when a budget is used up.
 */
export function countSms(deps: BudgetDeps, delivery: Delivery, going: Going): Promise<boolean> {
  const { id, recipientId, copyTo, template, causedBy } = delivery;
  const number = going.address;
  return count(deps, delivery, going, {
    key: number,
    lock: 'sms',
    async findExceeded(db) {
      const [used] = await db.$queryRaw<UsedSms[]>`
        SELECT count(*)::int AS all,
          count(*) FILTER (WHERE caused_by = ${causedBy}::int)::int AS payer,
          count(*) FILTER (WHERE counted_for = ${number})::int AS number,
          count(*) FILTER (WHERE recipient_id = ${recipientId} AND copy_to = ${copyTo})::int AS account,
          count(*) FILTER (WHERE starts_with(counted_for, ${blockOf(number)}))::int AS block
        FROM deliveries WHERE channel = 'sms' AND counted_at > ${addHours(deps.clock.now(), -24)} AND id <> ${id}::uuid
          AND (template = 'phone-code') = ${template === 'phone-code'}`;
      return used && exceededBySms(used, deps.budgets);
    },
  });
}

/** The same for an email. */
export function countMail(deps: BudgetDeps, delivery: Delivery, going: Going): Promise<boolean> {
  const { id, template, causedBy } = delivery;
  const mailbox = mailboxOf(going.address);
  const { templates, named } = budgetOf(template);
  return count(deps, delivery, going, {
    key: mailbox,
    lock: mailbox,
    async findExceeded(db) {
      const now = deps.clock.now();
      const [used] = await db.$queryRaw<UsedMails[]>`
        SELECT count(*) FILTER (WHERE (template = ANY(${templates})) = ${named})::int AS "sameBudget",
          count(*) FILTER (WHERE caused_by = ${causedBy}::int)::int AS sender,
          count(*) FILTER (
            WHERE counted_at > ${addHours(now, -1)} AND template = ANY(${CONFIRMATIONS}))::int AS confirmations
        FROM deliveries WHERE counted_for = ${mailbox} AND counted_at > ${addHours(now, -24)} AND channel = 'email'
          AND id <> ${id}::uuid`;
      return used && exceededByMail(used, template, deps.budgets);
    },
  });
}

/**
 * Each replica first says what it is about to send, and then counts what all others have said: whoever counts last sees
 * everybody, so no budget is exceeded. Several that want the last place at once see each other; they look again one
 * after the other, each taking back its word unless there is room, and one gets it.
 */
async function count(
  { db, clock, budgets }: BudgetDeps,
  { id, attempts }: Delivery,
  { address, subject }: Going,
  { key, lock, findExceeded }: Budget,
): Promise<boolean> {
  const now = clock.now();
  const noted = await db.client.$executeRaw`
    UPDATE deliveries SET address = ${address}, subject = ${subject}, counted_for = ${key},
      counted_at = CASE WHEN counted_for = ${key} THEN coalesce(counted_at, ${now}) ELSE ${now} END
    WHERE id = ${id}::uuid AND attempts = ${attempts} AND status = 'waiting'`;
  if (noted === 0) return false;
  if ((await findExceeded(db.client)) === undefined) return true;
  const exceeded = await db.transact(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`budget ${lock}`}, 0))`;
    const still = await findExceeded(tx);
    if (still) await tx.delivery.update({ where: { id }, data: { countedAt: null } });
    return still;
  });
  if (exceeded) throw new HeldBack({ code: 'over_budget', budget: exceeded, most: budgets[exceeded] });
  return true;
}
