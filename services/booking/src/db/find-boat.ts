import { cityOf } from '@harbourline/policy';
import { AppError, columnsOf } from '@harbourline/service-kit';
import { customRatesOf, factsOf, type Boat } from '../domain/boat';
import { Prisma, type Boat as BoatRow } from '../generated/prisma/client';
import type { Db, Tx } from './database';

const BOAT = Prisma.raw(columnsOf(Prisma.BoatScalarFieldEnum));

/** A boat that is offered. @throws AppError `boat_not_found`, also once its listing is deleted. */
export async function findBoat(db: Db['client'] | Tx, id: number): Promise<Boat> {
  return requireOffered(await findKnownBoat(db, id));
}

/** A boat, for the records: offered or deleted. @throws AppError `boat_not_found` for one that never was. */
export async function findKnownBoat(db: Db['client'] | Tx, id: number): Promise<Boat> {
  return toBoat(await db.boat.findUnique({ where: { id } }));
}

/**
 * The same, in whose transaction something is reserved: the boat stays as it is found until the end of it. Whoever
 * withdraws it comes before, and is seen here, or after, and sees what was reserved.
 */
export async function keepBoat(tx: Tx, id: number): Promise<Boat> {
  const [row] = await tx.$queryRaw<BoatRow[]>`SELECT ${BOAT} FROM boats WHERE id = ${id} FOR SHARE`;
  return toBoat(row);
}

/** @throws AppError `boat_not_found` for a boat whose listing is deleted. */
export function requireOffered(boat: Boat): Boat {
  if (boat.deleted) throw new AppError('boat_not_found');
  return boat;
}

function toBoat(row: BoatRow | null | undefined): Boat {
  if (!row) throw new AppError('boat_not_found');
  const city = cityOf(row.city);
  if (!city) throw new Error(`boat ${row.id} lies in the unknown city ${row.city}`);
  const { boarding: _, ...known } = row;
  const facts = factsOf(row);
  return {
    ...known,
    city,
    customRates: customRatesOf(row),
    facts,
    onlyWithCaptain: facts?.rules?.onlyWithCaptain ?? false,
  };
}
