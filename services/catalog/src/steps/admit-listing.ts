import { formatCad, LEAST_TOTAL_CENTS, listedLately, listingRefusal, LISTINGS_PER_DAY } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { Deps, Tx } from '../db/database';

interface Listing extends Pick<Deps, 'rateLimit'> {
  ownerId: number;
  now: Date;
}

/**
 * Counts a listing that an owner makes. Their others wait until this transaction ends.
 * @throws AppError `email_not_confirmed`, or `too_many_listings` with the seconds to wait.
 */
export async function admitListing(tx: Tx, { ownerId, now, rateLimit }: Listing): Promise<void> {
  await tx.$executeRaw`INSERT INTO owner_listings (owner_id, listed_at) VALUES (${ownerId}, '{}') ON CONFLICT DO NOTHING`;
  await tx.$queryRaw`SELECT 1 FROM owner_listings WHERE owner_id = ${ownerId} FOR UPDATE`;
  const { listedAt } = await tx.ownerListings.findUniqueOrThrow({ where: { ownerId } });
  const owner = await tx.user.findUnique({ where: { id: ownerId } });
  const facts = {
    // Whoever is unheard of has registered this very moment, and cannot have opened a link.
    emailConfirmed: owner ? (owner.emailConfirmed ?? undefined) : false,
    hasSailed: rateLimit === 'off' || (await hasSailed(tx, ownerId)),
    listedAt,
  };
  const refusal = listingRefusal(facts, now);
  if (refusal?.why === 'email_not_confirmed') throw new AppError('email_not_confirmed');
  if (refusal) {
    const least = formatCad(LEAST_TOTAL_CENTS);
    throw new AppError('too_many_listings', {
      message: `Until a charter of at least ${least} with one of your boats is completed, you can list ${LISTINGS_PER_DAY} boats in 24 hours.`,
      retryAfter: (refusal.until.getTime() - now.getTime()) / 1000,
    });
  }
  await tx.ownerListings.update({ where: { ownerId }, data: { listedAt: [...listedLately(listedAt, now), now] } });
}

/** Somebody has really spent money at one of their boats, whosever it is by now. */
async function hasSailed(tx: Tx, ownerId: number): Promise<boolean> {
  const [charter] = await tx.$queryRaw<unknown[]>`SELECT 1 FROM charters WHERE owner_id = ${ownerId} AND spent LIMIT 1`;
  return charter !== undefined;
}
