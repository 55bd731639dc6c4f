import { randomUUID } from 'node:crypto';
import { addHours, MOST_QUESTIONS_MAILED, QUESTIONS_PER_ASKER } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { Tx } from '../../db/database';
import { WAITING } from '../../db/questions/find-question';
import type { Settings } from '../../db/settings/settings';
import { mailboxOf } from '../../domain/deliveries/budgets';
import { writeDeliveries } from '../messages/write-deliveries';

interface Asked {
  submissionId: number;
  boatId: number;
  /** Who is signed in. */
  actorId: number | undefined;
  addressKey: string;
  email: string;
  now: Date;
}

/**
 * What somebody wrote about a boat is asked of its owner as well, by mail unless many questions wait for them already. Of a
 * boat that is not shown it is not, nor of one's own.
 * @throws AppError `too_many_requests` after too many questions of one asker to one owner in a day.
 */
export async function askOwner(
  tx: Tx,
  settings: Settings,
  { submissionId, boatId, actorId, addressKey, email, now }: Asked,
): Promise<void> {
  const [boat] = await tx.$queryRaw<{ ownerId: number }[]>`
    SELECT owner_id AS "ownerId" FROM boats WHERE id = ${boatId} AND available AND NOT deleted FOR SHARE`;
  if (!boat || boat.ownerId === actorId) return;
  const { ownerId } = boat;
  // Questions to one owner are counted one after the other.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`questions to ${ownerId}`}, 0))`;
  const lately = await tx.boatQuestion.findMany({
    where: { ownerId, submission: { createdAt: { gt: addHours(now, -24) } } },
    select: { askedBy: true, submission: { select: { email: true, addressKey: true, createdAt: true } } },
    orderBy: { submissionId: 'desc' },
  });
  const ofAsker = lately.filter(
    ({ askedBy, submission }) =>
      (actorId !== undefined && askedBy === actorId) ||
      submission.addressKey === addressKey ||
      mailboxOf(submission.email) === mailboxOf(email),
  );
  const last = ofAsker[QUESTIONS_PER_ASKER - 1];
  if (last) {
    const from = addHours(last.submission.createdAt, 24);
    throw new AppError('too_many_requests', { retryAfter: Math.ceil((from.getTime() - now.getTime()) / 1000) });
  }
  const waiting = await tx.boatQuestion.count({ where: { ownerId, ...WAITING } });
  await tx.boatQuestion.create({ data: { submissionId, boatId, ownerId, askedBy: actorId ?? null } });
  if (waiting >= MOST_QUESTIONS_MAILED) return;
  await writeDeliveries(tx, settings, {
    eventId: randomUUID(),
    readers: [{ recipientId: ownerId, template: 'question-asked-owner' }],
    about: { kind: 'question-asked', submissionId },
    others: [],
    now,
    causedBy: actorId,
  });
}
