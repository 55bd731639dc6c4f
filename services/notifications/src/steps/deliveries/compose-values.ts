import { bookingState, type BoatBoarding, type BookingState } from '@harbourline/contracts';
import { isBoarded, isOverdue, isRequest } from '@harbourline/policy';
import { findBoarding } from '../../db/find-boarding';
import { findWaiting } from '../../db/conversations/find-waiting';
import { findQuestion } from '../../db/questions/find-question';
import type { Db } from '../../db/database';
import type { SendingDeps } from '../../db/deps';
import { NotNeeded } from '../../domain/deliveries/not-needed';
import { about, isAboutQuestion, type About } from '../../domain/messages/about';
import { askedUntil } from '../../domain/messages/asked-until';
import { partyOf } from '../../domain/messages/parties';
import type { Values } from '../../domain/placeholders/placeholders';
import { reminderHolds } from '../../domain/reminders/reminder-holds';
import type { Person } from '../../domain/values/person';
import type { ToldQuestion } from '../../domain/values/question-values';
import { sayablePerson } from '../../domain/values/sayable-person';
import { valuesFor } from '../../domain/values/values-for';
import type { Delivery, User } from '../../generated/prisma/client';

interface Composed {
  told: About;
  /** Undefined for our support, which has no account. */
  recipient: User | undefined;
  /** Those whom it names, as messages may name them. */
  find: (id: number) => Person | undefined;
  /** How the boat of the booking is boarded that it tells of. */
  boarding: BoatBoarding | null;
  values: Values;
  /** What is told of, where that is a question. */
  question: ToldQuestion | undefined;
}

/**
 * What a delivery tells of, to whom, and what it may say, as people are called now.
 * @throws NotNeeded when what it reminds of is no longer so, the time to answer what it asks is over, or what waited has
 * been read; TooLate when its link has stopped working.
 */
export async function composeValues(deps: SendingDeps, delivery: Delivery): Promise<Composed> {
  const { db, links, terms, noticeHours, clock } = deps;
  const rows = await db.client.user.findMany({ where: { id: { in: delivery.userIds } } });
  const users = rows.map(sayablePerson);
  const find = (id: number | null) => users.find((user) => user.id === id);
  const told = await withChoiceMade(deps, about.parse(delivery.about));
  const recipient = find(delivery.recipientId);
  const waiting = told.kind === 'messages' ? await findWaiting(db, told, delivery.recipientId) : undefined;
  if (waiting?.length === 0) throw new NotNeeded({ code: 'nothing_unread' });
  if (!(await stillHolds(db, told, delivery.recipientId))) throw new NotNeeded({ code: 'outdated' });
  if (asksTooLate(told, delivery, clock.now())) throw new NotNeeded({ code: 'answer_over' });
  const boarding = told.kind === 'booking' ? await boardingFor(db, told.booking, delivery.recipientId) : null;
  const question = isAboutQuestion(told) ? await findQuestion(db.client, told.submissionId) : undefined;
  if (told.kind === 'question-asked' && (question?.handledAt || question?.answer))
    throw new NotNeeded({ code: 'outdated' });
  const around = { find, waiting, question, boarding, links, terms, noticeHours, now: clock.now() };
  return { told, recipient, find, question, boarding, values: valuesFor(told, recipient, around) };
}

/** Whether what is told is still so; only a reminder speaks of more than what has happened. */
async function stillHolds(db: Db, told: About, recipientId: number | null): Promise<boolean> {
  if (told.kind !== 'booking' || !told.until) return true;
  const booking = await db.client.booking.findUnique({ where: { id: told.booking.id } });
  return booking !== null && reminderHolds(told, { ...booking, state: bookingState.parse(booking.state) }, recipientId);
}

/** How the boat of a booking is boarded; null where it is no longer boarded, or its reader is off it, however late this is sent. */
async function boardingFor(
  db: Db,
  { id, boatId }: BookingState,
  recipientId: number | null,
): Promise<BoatBoarding | null> {
  const row = await db.client.booking.findUnique({ where: { id } });
  const now = row && bookingState.parse(row.state);
  if (now && !isRequest(now) && !isBoarded(now)) return null;
  if (now && recipientId !== null && partyOf(now, recipientId) === 'former captain') return null;
  return findBoarding(db, boatId);
}

/** Nobody is asked for what can no longer be done, however long the message has waited. */
function asksTooLate(told: About, { recipientId, template }: Delivery, now: Date): boolean {
  if (told.kind !== 'booking' || recipientId === null) return false;
  const until = askedUntil(told.booking, partyOf(told.booking, recipientId), template);
  return until !== null && isOverdue(now, until);
}

/** Of a booking that has ended, with what has become of the renter's choice where the time for it is over. */
async function withChoiceMade({ db, clock }: Pick<SendingDeps, 'db' | 'clock'>, told: About): Promise<About> {
  if (told.kind !== 'booking' || told.booking.refundChoice !== null) return told;
  const { id, chooseBy } = told.booking;
  if (chooseBy === null || !isOverdue(clock.now(), new Date(chooseBy))) return told;
  const row = await db.client.booking.findUnique({ where: { id } });
  const refundChoice = (row && bookingState.parse(row.state).refundChoice) ?? 'refund';
  return { ...told, booking: { ...told.booking, refundChoice, chooseBy: null } };
}
