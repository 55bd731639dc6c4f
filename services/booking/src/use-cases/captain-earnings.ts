import type { captainEarnings as contract, RouteResponse } from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { charterDay } from '../db/charter-day';
import type { LocalDeps } from '../db/database';
import { isOnPart } from '../db/part-of-tab';
import { Prisma } from '../generated/prisma/client';

type Earnings = RouteResponse<typeof contract>;
interface Row {
  month: string;
  completed: number;
  completedCents: number;
  toCome: number;
  toComeCents: number;
}

/**
 * A captain's fees by the local month in which charters start: those that are over, and those that are confirmed and to
 * come. What was earned stays so when the boat's listing goes. @throws AppError `user_not_found` for another's.
 */
export async function captainEarnings(
  { db, clock }: LocalDeps,
  viewer: UserActor,
  captainId: number,
): Promise<Earnings> {
  if (viewer.role !== 'admin' && viewer.id !== captainId) throw new AppError('user_not_found');
  const now = clock.now();
  const sums = ({ part, as }: { part: 'completed' | 'upcoming'; as: string }) => Prisma.sql`
    count(*) FILTER (WHERE ${isOnPart(part, now)})::int AS ${Prisma.raw(`"${as}"`)},
    coalesce(sum(captain_fee_cents) FILTER (WHERE ${isOnPart(part, now)}), 0)::float8 AS ${Prisma.raw(`"${as}Cents"`)}`;
  const rows = await db.client.$queryRaw<Row[]>`
    SELECT to_char(${charterDay}, 'YYYY-MM') AS month,
      ${sums({ part: 'completed', as: 'completed' })}, ${sums({ part: 'upcoming', as: 'toCome' })}
    FROM bookings WHERE captain_id = ${captainId} AND status IN ('confirmed', 'completed')
    GROUP BY 1 ORDER BY 1 DESC`;
  const total = (each: (row: Row) => number) => rows.reduce((sum, row) => sum + each(row), 0);
  return {
    months: rows.map(({ month, completed, completedCents, toCome, toComeCents }) => ({
      month,
      completed: { charters: completed, fees: dollarsOf(completedCents) },
      toCome: { charters: toCome, fees: dollarsOf(toComeCents) },
    })),
    completed: {
      charters: total(({ completed }) => completed),
      fees: dollarsOf(total(({ completedCents }) => completedCents)),
    },
    toCome: { charters: total(({ toCome }) => toCome), fees: dollarsOf(total(({ toComeCents }) => toComeCents)) },
  };
}
