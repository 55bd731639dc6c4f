import { AppError } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import type { Prisma } from '../generated/prisma/client';
import { stillToCome } from '../steps/end-bookings';

export interface OpenBookings {
  role: string;
  pending: number;
  confirmed: number;
  /** The deposits paid through us for the bookings that would end. */
  refundCents: number;
}

/** Counts the coming bookings of a user in their role. @throws AppError `user_not_found` */
export async function countOpenBookings({ db, clock }: LocalDeps, userId: number): Promise<OpenBookings> {
  const user = await db.client.user.findUnique({ where: { id: userId } });
  if (!user) throw new AppError('user_not_found');
  const { role } = user;
  const whose = ofRole(role, userId);
  if (!whose) return { role, pending: 0, confirmed: 0, refundCents: 0 };
  const groups = await db.client.booking.groupBy({
    by: ['status'],
    where: { AND: [whose, stillToCome(clock.now())] },
    _count: true,
  });
  const count = (status: string) => groups.find((group) => group.status === status)?._count ?? 0;
  return {
    role,
    pending: count('pending'),
    confirmed: count('confirmed'),
    refundCents: await paidFor(db, { AND: [whose, stillToCome(clock.now()), endingWith(role)] }),
  };
}

function ofRole(role: string, id: number): Prisma.BookingWhereInput | null {
  if (role === 'owner') return { ownerId: id };
  if (role === 'renter') return { renterId: id };
  return role === 'captain' ? { captainId: id } : null;
}

/** The condition for bookings that end with the role, as in `endWhatNobodyAnswers`; a captain's do not end. */
function endingWith(role: string): Prisma.BookingWhereInput {
  if (role === 'owner') return {};
  return role === 'renter' ? { status: 'pending' } : { id: { in: [] } };
}

async function paidFor({ client }: LocalDeps['db'], which: Prisma.BookingWhereInput): Promise<number> {
  const sum = await client.booking.aggregate({
    where: { AND: [which, { OR: [{ paymentIntentId: { not: null } }, { paidDate: { not: null } }] }] },
    _sum: { depositCents: true },
  });
  return sum._sum.depositCents ?? 0;
}
