import { cityOf } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { Boat } from '../domain/boat';
import type { Boat as BoatRow } from '../generated/prisma/client';
import type { Db, Tx } from './database';

/** @throws AppError `boat_not_found`. */
export async function findBoat(db: Db['client'] | Tx, id: number): Promise<Boat> {
  const row = await db.boat.findUnique({ where: { id } });
  if (!row) throw new AppError('boat_not_found');
  return toBoat(row);
}

function toBoat(row: BoatRow): Boat {
  const city = cityOf(row.city);
  if (!city) throw new Error(`boat ${row.id} lies in the unknown city ${row.city}`);
  return { ...row, city, customRates: row.customRates as Record<string, number> };
}
