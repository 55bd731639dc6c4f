import * as events from '@harbourline/contracts';
import { project, react, type EventHandler } from '@harbourline/service-kit';
import type { Deps, Tx } from '../db/database';
import type { PrismaClient } from '../generated/prisma/client';
import { completePaidHold } from '../use-cases/complete-paid-hold';

/** All that booking listens to. */
export function bookingSubscriptions(deps: Deps): EventHandler<PrismaClient>[] {
  return [
    project('users', events.userRegistered, saveUser),
    project('users', events.userUpdated, saveUser),
    project('users', events.userLicencesChanged, saveUser),
    project('boats', events.boatCreated, saveBoat),
    project('boats', events.boatUpdated, saveBoat),
    project('captain-rates', events.captainRateChanged, saveCaptainRate),
    react('complete-paid-hold', events.paymentSucceeded, (db, payment) => completePaidHold({ ...deps, db }, payment)),
  ];
}

async function saveUser(
  tx: Tx,
  { id, role, fullName, email, phone, licensed, active }: events.UserState,
): Promise<void> {
  const user = { role, fullName, email, phone, licensed, active };
  await tx.user.upsert({ where: { id }, create: { id, ...user }, update: user });
}

async function saveBoat(tx: Tx, { id, ...boat }: events.BoatState): Promise<void> {
  await tx.boat.upsert({ where: { id }, create: { id, ...boat }, update: boat });
}

async function saveCaptainRate(
  tx: Tx,
  { boatId, captainId, hourlyRateCents, active }: events.CaptainRateState,
): Promise<void> {
  const offer = { hourlyRateCents, active };
  await tx.captainRate.upsert({
    where: { boatId_captainId: { boatId, captainId } },
    create: { boatId, captainId, ...offer },
    update: offer,
  });
}
