import { isClosedEmail } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { Booking } from '../generated/prisma/client';
import type { Tx } from './database';

/** @throws AppError `account_closed` where somebody has closed their account: it would be theirs to answer or to take part. */
export async function requirePeople(tx: Tx, { renterId, ownerId, captainId }: Booking): Promise<void> {
  const ids = [renterId, ownerId, ...(captainId === null ? [] : [captainId])];
  const people = await tx.user.findMany({ where: { id: { in: ids } }, select: { email: true } });
  if (people.some(({ email }) => isClosedEmail(email))) {
    const message = 'One of its people has closed their account, so it cannot be opened again.';
    throw new AppError('account_closed', { message });
  }
}
