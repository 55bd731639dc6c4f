import {
  charterPicturesUntil,
  conversationClosesAt,
  conversationStanding,
  type ConversationStanding,
} from '@harbourline/policy';
import { findSeat, type Seated } from '../../db/conversations/find-seat';
import { findNames, withAuthors, type WrittenMessage } from '../../db/conversations/with-authors';
import type { LocalDeps } from '../../db/deps';
import { conversingOf } from '../../domain/conversations/conversing';
import { seatsOf, type Seat } from '../../domain/conversations/party-in';
import { readsAfter } from '../../domain/conversations/seating';

const AT_ONCE = 50;

interface Asked {
  bookingId: number;
  userId: number;
  /** Messages before this one; the newest without it. */
  before?: number | undefined;
  limit?: number | undefined;
}

export interface ReadConversation extends Seated {
  standing: ConversationStanding;
  closesAt: Date | null;
  takesPhotos: boolean;
  people: (Seat & { fullName: string; readUpTo: number })[];
  readUpTo: number;
  unread: number;
  messages: WrittenMessage[];
  hasEarlier: boolean;
  reported: boolean;
}

/**
 * The messages of a booking, in their order, as far as they are for somebody who belongs to it. Nobody's name is in it
 * before the booking was confirmed.
 * @throws AppError `booking_not_found`.
 */
export async function readConversation(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  { bookingId, userId, before, limit = AT_ONCE }: Asked,
): Promise<ReadConversation> {
  const { booking, seat } = await findSeat(db.client, { bookingId, userId });
  const conversing = conversingOf(booking);
  const standing = conversationStanding(conversing, clock.now());
  const [conversation, readers, report] = await Promise.all([
    db.client.conversation.findUnique({ where: { bookingId } }),
    db.client.conversationReader.findMany({ where: { bookingId } }),
    db.client.conversationReport.findFirst({ where: { bookingId, reporterId: userId, closedAt: null } }),
  ]);
  const lastNumber = conversation?.lastNumber ?? 0;
  const readerOf = (id: number) => readers.find((reader) => reader.userId === id && !reader.hasLeft);
  const own = readerOf(userId);
  const after = readsAfter(seat, own, lastNumber);
  const read = await db.client.conversationMessage.findMany({
    where: { bookingId, number: { gt: after, ...(before !== undefined && { lt: before }) } },
    orderBy: { number: 'desc' },
    take: limit + 1,
  });
  const isOpened = standing === 'open' || standing === 'over' || lastNumber > 0;
  const seats = isOpened ? seatsOf(booking) : [];
  const nameOf = await findNames(
    db,
    seats.map((each) => each.userId),
  );
  return {
    ...{ booking, seat, standing, closesAt: conversationClosesAt(conversing) },
    takesPhotos: standing === 'open' && charterPicturesUntil(conversing) !== null,
    people: seats.map((each) => ({
      ...each,
      fullName: nameOf(each.userId),
      readUpTo: readerOf(each.userId)?.readUpTo ?? 0,
    })),
    readUpTo: own?.readUpTo ?? after,
    unread: own?.unread ?? 0,
    messages: await withAuthors(db, read.slice(0, limit).reverse()),
    hasEarlier: read.length > limit,
    reported: report !== null,
  };
}
