import { everyWish, type DeliveryObstacle } from '@harbourline/contracts';
import { closedIdentity } from '@harbourline/policy';
import { eraseFromKit } from '@harbourline/service-kit';
import type { Db, Tx } from '../../db/database';

/** What is left of words that nobody can write empty: whoever shows it says that they were erased. */
const ERASED = '';
const FAREWELL = 'account-closed';
const CLOSED: DeliveryObstacle = { code: 'account_closed' };
/** What people wrote about a booking, as its state names it. */
const NO_WORDS = { ...everyWish(null), cancellationReason: null, changeReason: null };

interface Closed {
  userId: number;
  /** The address that they had; unknown when it is done once more, hours later. */
  email: string | undefined;
  /** Whether they have shown that it is theirs: what came from a stranger's address is the stranger's. */
  emailIsTheirs: boolean;
}

/**
 * Somebody closed their account: what they wrote is erased, and what our messages said to them and of them. That there
 * was a message, of which kind, when and about which booking stays. The last mail keeps its address until it is done
 * once more, as it may have yet to go out.
 */
export async function erasePerson({ db }: { db: Db }, { userId, email, emailIsTheirs }: Closed): Promise<void> {
  await db.transact(async (tx) => {
    await tx.conversationMessage.updateMany({ where: { authorId: userId }, data: { text: ERASED, pictures: [] } });
    await tx.conversationReport.updateMany({ where: { reporterId: userId }, data: { reason: ERASED } });
    await tx.savedReply.deleteMany({ where: { ownerId: userId } });
    await tx.testMessage.deleteMany({ where: { administratorId: userId } });
    await eraseQuestions(tx, userId);
    await eraseBookings(tx, userId);
    await eraseDeliveries(tx, userId, email === undefined ? '' : FAREWELL);
    if (email !== undefined && emailIsTheirs) await eraseContact(tx, email);
    const letters = [{ aggregates: ['user', 'account'], subjects: [userId], by: closedIdentity(userId) }];
    await eraseFromKit(tx, { userId, letters });
  });
}

/** What they answered as owners and why they reported something; what they asked while signed in is erased as a whole. */
async function eraseQuestions(tx: Tx, userId: number): Promise<void> {
  const answered = { ownerId: userId, answeredBy: 'owner' };
  await tx.boatQuestion.updateMany({ where: answered, data: { answer: ERASED, shown: false } });
  await tx.boatQuestion.updateMany({ where: { reportedBy: userId }, data: { reportReason: ERASED } });
  const asked = await tx.boatQuestion.findMany({ where: { askedBy: userId }, select: { submissionId: true } });
  await eraseSubmissions(
    tx,
    asked.map(({ submissionId }) => submissionId),
  );
}

async function eraseBookings(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE bookings SET state = kit.overwritten(state, ${NO_WORDS}::jsonb)
    WHERE state -> 'renterId' = to_jsonb(${userId}::int) OR state -> 'ownerId' = to_jsonb(${userId}::int)
      OR state -> 'captainId' = to_jsonb(${userId}::int)`;
}

async function eraseDeliveries(tx: Tx, userId: number, spared: string): Promise<void> {
  const by = { ...NO_WORDS, ...closedIdentity(userId), reason: ERASED };
  await tx.$executeRaw`
    UPDATE deliveries SET address = NULL, subject = NULL, counted_for = NULL, about = kit.overwritten(about, ${by}::jsonb) - 'sealedEmail',
      status = CASE status WHEN 'waiting' THEN 'skipped' ELSE status END, due_at = NULL,
      last_error = NULL, obstacle = CASE WHEN status = 'sent' THEN NULL ELSE ${CLOSED}::jsonb END
    WHERE recipient_id = ${userId} AND copy_to = '' AND template <> ${spared}`;
  // Messages to others, and copies, name people in their subjects.
  await tx.$executeRaw`
    UPDATE deliveries SET subject = NULL, about = kit.overwritten(about, ${NO_WORDS}::jsonb)
    WHERE ${userId} = ANY(user_ids) AND (recipient_id <> ${userId} OR copy_to <> '')`;
}

/** What they wrote to our support from their address, whether they were signed in or not. */
async function eraseContact(tx: Tx, email: string): Promise<void> {
  const sent = await tx.contactSubmission.findMany({
    where: { email: { equals: email, mode: 'insensitive' } },
    select: { id: true },
  });
  await eraseSubmissions(
    tx,
    sent.map(({ id }) => id),
  );
}

/** Contact messages with all that came of them: the mail to our support, the question to an owner and its answer. */
async function eraseSubmissions(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  // Whoever answers holds the question, then takes the message, and writes the mail that is emptied here.
  await tx.boatQuestion.deleteMany({ where: { submissionId: { in: ids } } });
  const by = { firstName: ERASED, lastName: ERASED, email: ERASED, phone: '', subject: ERASED, message: ERASED };
  await tx.$executeRaw`
    UPDATE deliveries SET subject = NULL, about = kit.overwritten(about, ${by}::jsonb)
    WHERE about ->> 'kind' = 'contact' AND (about ->> 'submissionId')::int = ANY(${ids})`;
  await tx.$executeRaw`
    UPDATE deliveries SET subject = NULL, address = NULL, counted_for = NULL,
      status = CASE status WHEN 'waiting' THEN 'skipped' ELSE status END, due_at = NULL
    WHERE template = 'question-answered' AND (about ->> 'submissionId')::int = ANY(${ids})`;
  await tx.contactSubmission.deleteMany({ where: { id: { in: ids } } });
}
