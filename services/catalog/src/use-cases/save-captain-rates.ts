import { captainRateChanged } from '@harbourline/contracts';
import { centsOf } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { lockCaptainRates, saveRates } from '../db/captain-rates';
import type { LocalDeps, Tx } from '../db/database';
import { planCaptainRates, type WantedRate } from '../domain/plan-captain-rates';
import type { CaptainBoat } from '../generated/prisma/client';

/** Whole dollars per hour. */
interface AskedRate {
  boatId: number;
  captainId: number;
  rate: number;
}

/** A captain says for which boats they can be hired, and what they ask for. @returns the rates that hold now. */
export async function saveCaptainRates(
  { db, clock }: LocalDeps,
  actor: UserActor,
  asked: readonly AskedRate[],
): Promise<CaptainBoat[]> {
  const captainIds = captainsOf(actor, asked);
  refuseRepeats(asked);

  return db.transact(async (tx) => {
    if (actor.role === 'admin') await requireCaptains(tx, captainIds);
    const cities = await citiesOf(tx, asked);
    for (const captainId of captainIds) {
      const wanted = asked.flatMap(({ boatId, rate, ...of }): WantedRate[] => {
        const city = cities.get(boatId);
        return of.captainId === captainId && city ? [{ boatId, city, hourlyRateCents: centsOf(rate) }] : [];
      });
      const changes = planCaptainRates(await lockCaptainRates(tx, captainId), wanted);
      await saveRates(tx, { captainId, changes, now: clock.now() });
      for (const { boatId, hourlyRateCents, isActive: active, version } of changes) {
        const data = { boatId, captainId, hourlyRateCents, active };
        await tx.outbox.append(captainRateChanged, { subject: `${boatId}:${captainId}`, version, data });
      }
    }
    return tx.captainBoat.findMany({
      where: { captainId: { in: captainIds }, isActive: true },
      orderBy: [{ captainId: 'asc' }, { boatId: 'asc' }],
    });
  });
}

/** In one order always, so that two calls for the same captains cannot wait for each other. */
function captainsOf(actor: UserActor, asked: readonly AskedRate[]): number[] {
  const named = [...new Set(asked.map(({ captainId }) => captainId))].sort((a, b) => a - b);
  if (actor.role === 'admin') return named;
  if (named.some((id) => id !== actor.id)) throw new AppError('forbidden');
  return [actor.id];
}

function refuseRepeats(asked: readonly AskedRate[]): void {
  const seen = new Set<string>();
  asked.forEach(({ boatId, captainId }, index) => {
    const key = `${boatId}:${captainId}`;
    if (seen.has(key)) throw invalid(index, 'boatId', 'This boat is in the list twice');
    seen.add(key);
  });
}

async function requireCaptains(tx: Tx, captainIds: number[]): Promise<void> {
  const known = await tx.user.count({ where: { id: { in: captainIds }, role: 'captain' } });
  if (known !== captainIds.length) throw new AppError('user_not_found');
}

async function citiesOf(tx: Tx, asked: readonly AskedRate[]): Promise<Map<number, string>> {
  const boatIds = [...new Set(asked.map(({ boatId }) => boatId))];
  const boats = await tx.boat.findMany({ where: { id: { in: boatIds } }, select: { id: true, city: true } });
  if (boats.length !== boatIds.length) throw new AppError('boat_not_found');
  return new Map(boats.map(({ id, city }) => [id, city]));
}

function invalid(index: number, field: string, message: string): AppError {
  return new AppError('invalid_input', { message, fields: { [`rates.${index}.${field}`]: message } });
}
