import { AppError, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../../db/database';
import { withBooking } from '../../db/lists/with-booking';
import type { Credit, CreditUse } from '../../generated/prisma/client';

const MOST = 200;

export interface ListedCredit extends Credit {
  uses: (CreditUse & { bookingId: number | null })[];
}

/**
 * A renter's credits with what they paid for, newest first; an administrator sees anyone's.
 * @throws AppError `user_not_found` when somebody else's are asked for.
 */
export async function listCredits(
  { db }: Pick<Deps, 'db'>,
  viewer: UserActor,
  { renterId }: { renterId?: number | undefined },
): Promise<ListedCredit[]> {
  const admin = viewer.role === 'admin';
  if (!admin && renterId !== undefined && renterId !== viewer.id) throw new AppError('user_not_found');
  const wanted = admin ? renterId : viewer.id;
  const credits = await db.client.credit.findMany({
    where: wanted === undefined ? {} : { renterId: wanted },
    include: { uses: { orderBy: { at: 'asc' }, include: { payment: { select: { paymentIntentId: true } } } } },
    orderBy: { id: 'desc' },
    take: MOST,
  });
  const uses = await withBooking(
    db,
    credits.flatMap((credit) => credit.uses),
    ({ payment }) => payment.paymentIntentId,
  );
  return credits.map((credit) => ({ ...credit, uses: uses.filter(({ creditId }) => creditId === credit.id) }));
}
