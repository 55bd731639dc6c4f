import type { Check, OwnerFace, RenterFace } from '@harbourline/contracts';
import { isClosedEmail, localDateOf, publicName, zoneOf } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import type { User } from '../generated/prisma/client';
import { getBoat } from './get-boat';

type Deps = Pick<LocalDeps, 'db'>;

/** Of more renters an owner has no open bookings at once. */
const MOST = 1_000;

/** The owner of a boat as whoever may see the boat may know them. @throws AppError `boat_not_found` */
export async function showOwner(deps: Deps, viewer: UserActor | undefined, boatId: number): Promise<OwnerFace> {
  const { ownerId } = await getBoat(deps, viewer, boatId);
  const { client } = deps.db;
  const [owner, charters, boats] = await Promise.all([
    client.user.findUnique({ where: { id: ownerId } }),
    client.charter.count({ where: { ownerId, spent: true } }),
    client.boat.aggregate({ where: { ownerId }, _sum: { reviewsShown: true } }),
  ]);
  return {
    name: owner && !isClosedEmail(owner.email) ? publicName(owner.fullName) : null,
    memberSince: owner && memberSince(owner),
    charters,
    reviews: boats._sum.reviewsShown ?? 0,
    checked: owner ? checksOf(owner) : [],
  };
}

/** The renters who have a pending or confirmed booking of one of the owner's boats. */
export async function showAskingRenters({ db: { client } }: Deps, ownerId: number): Promise<RenterFace[]> {
  const asking = await client.charter.findMany({
    where: { ownerId, open: true },
    distinct: ['renterId'],
    orderBy: { renterId: 'asc' },
    select: { renterId: true },
    take: MOST,
  });
  const ids = asking.map(({ renterId }) => renterId);
  const [people, sailed] = await Promise.all([
    client.user.findMany({ where: { id: { in: ids } } }),
    // Whatever was spent on can be reviewed, by which the index of renters is kept.
    client.charter.groupBy({
      by: 'renterId',
      where: { renterId: { in: ids }, reviewable: true, spent: true },
      _count: true,
    }),
  ]);
  return people
    .filter(({ email }) => !isClosedEmail(email))
    .map((renter) => ({
      renterId: renter.id,
      firstName: firstNameOf(renter.fullName),
      memberSince: memberSince(renter),
      charters: sailed.find(({ renterId }) => renterId === renter.id)?._count ?? 0,
    }));
}

/** What was really checked of somebody who owns a boat. */
function checksOf({ emailConfirmed, phoneConfirmed }: User): Check[] {
  return [...(emailConfirmed ? (['email'] as const) : []), ...(phoneConfirmed ? (['phone'] as const) : [])];
}

/** An account has no boat whose zone it could go by. */
function memberSince({ createdAt }: User): string | null {
  return createdAt && localDateOf(createdAt, zoneOf('Toronto')).slice(0, 'YYYY-MM'.length);
}

function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? '';
}
