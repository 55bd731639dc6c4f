import { captainRateChanged } from '@harbourline/contracts';
import { centsOf } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { lockCaptainRates, saveRates } from '../db/captain-rates';
import type { LocalDeps, Tx } from '../db/database';
import { lockBoats } from '../db/lock-boats';
import { saveBoat } from '../db/save-boat';
import { planCaptainRates, type HeldRate, type RateChange, type WantedRate } from '../domain/plan-captain-rates';
import type { CaptainBoat } from '../generated/prisma/client';

/** Whole dollars per hour. */
interface AskedRate {
  boatId: number;
  captainId: number;
  rate: number;
}

interface Plan {
  captainId: number;
  changes: RateChange[];
}

/** A captain says for which boats they can be hired, and what they ask for. @returns the rates that hold now. */
export async function saveCaptainRates(
  { db, clock }: LocalDeps,
  actor: UserActor,
  asked: readonly AskedRate[],
  named: readonly string[] = [],
): Promise<CaptainBoat[]> {
  const captainIds = captainsOf(actor, asked);
  refuseRepeats(asked);

  return db.transact(async (tx) => {
    if (actor.role === 'admin') await requireCaptains(tx, captainIds);
    // All captains, then all boats, each in one order, and only then the rates: nobody waits in a circle.
    const held = new Map<number, HeldRate[]>();
    for (const captainId of captainIds) held.set(captainId, await lockCaptainRates(tx, captainId));
    const cities = await citiesOf(tx, actor, asked, held);
    const plans = captainIds.map((captainId): Plan => {
      const wanted = asked.flatMap(({ boatId, rate, ...of }): WantedRate[] => {
        const city = cities.get(boatId);
        return of.captainId === captainId && city ? [{ boatId, city, hourlyRateCents: centsOf(rate) }] : [];
      });
      return { captainId, changes: planCaptainRates(held.get(captainId) ?? [], wanted, named) };
    });

    const now = clock.now();
    for (const plan of await leaveBoats(tx, plans, now)) await save(tx, plan, now);
    return tx.captainBoat.findMany({
      where: { captainId: { in: captainIds }, isActive: true },
      orderBy: [{ captainId: 'asc' }, { boatId: 'asc' }],
    });
  });
}

/**
 * Where a captain withdraws who is the preferred one, nobody is from now on.
 * @returns the plans without boats that have just been deleted, and took their rates along.
 */
async function leaveBoats(tx: Tx, plans: readonly Plan[], now: Date): Promise<Plan[]> {
  const leaving = new Map<number, number[]>();
  for (const { captainId, changes } of plans) {
    for (const { boatId, isActive } of changes) {
      if (!isActive) leaving.set(boatId, [...(leaving.get(boatId) ?? []), captainId]);
    }
  }
  // All of them, and not just those that prefer such a captain: an owner may be choosing one at this moment.
  const boats = await lockBoats(tx, [...leaving.keys()]);
  for (const boat of boats) {
    const { id, preferredCaptainId } = boat;
    const goes = preferredCaptainId !== null && leaving.get(id)?.includes(preferredCaptainId);
    if (goes) await saveBoat(tx, boat, { preferredCaptainId: null }, now);
  }
  const left = new Set(boats.map(({ id }) => id));
  return plans.map(({ captainId, changes }) => ({
    captainId,
    changes: changes.filter(({ boatId, isActive }) => isActive || left.has(boatId)),
  }));
}

async function save(tx: Tx, { captainId, changes }: Plan, now: Date): Promise<void> {
  await saveRates(tx, { captainId, changes, now });
  for (const { boatId, hourlyRateCents, isActive: active, version } of changes) {
    const data = { boatId, captainId, hourlyRateCents, active };
    await tx.outbox.append(captainRateChanged, { subject: `${boatId}:${captainId}`, version, data });
  }
}

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

/** A hidden boat is there for a captain only if they have a rate on it. The boats stay, and in their city, until the end. */
async function citiesOf(
  tx: Tx,
  actor: UserActor,
  asked: readonly AskedRate[],
  held: ReadonlyMap<number, readonly HeldRate[]>,
): Promise<Map<number, string>> {
  const boatIds = [...new Set(asked.map(({ boatId }) => boatId))];
  const boats = await tx.$queryRaw<{ id: number; city: string; shown: boolean }[]>`
    SELECT id, city, is_available AS shown FROM boats WHERE id = ANY(${boatIds}) ORDER BY id FOR KEY SHARE`;
  const own = new Set([...held.values()].flat().flatMap(({ boatId, isActive }) => (isActive ? [boatId] : [])));
  const there = boats.filter(({ id, shown }) => shown || actor.role === 'admin' || own.has(id));
  if (there.length !== boatIds.length) throw new AppError('boat_not_found');
  return new Map(there.map(({ id, city }) => [id, city]));
}

function invalid(index: number, field: string, message: string): AppError {
  return new AppError('invalid_input', { message, fields: { [`rates.${index}.${field}`]: message } });
}
