import * as events from '@harbourline/contracts';
import { project, react, type EventHandler, type Projection } from '@harbourline/service-kit';
import type { Deps, Tx } from '../db/database';
import type { PrismaClient } from '../generated/prisma/client';
import { completePaidHold } from '../use-cases/complete-paid-hold';
import { endWhatNobodyAnswers } from '../use-cases/end-what-nobody-answers';
import { keepUser } from '../use-cases/keep-user';
import { noteGivenBack } from '../use-cases/note-given-back';
import { noteCredit } from '../use-cases/note-credit';
import { noteRefund } from '../use-cases/note-refund';
import { withdrawBoat } from '../use-cases/withdraw-boat';

const USERS: Projection = { name: 'users', table: 'users', subject: 'id' };
const BOATS: Projection = { name: 'boats', table: 'boats', subject: 'id' };
const CAPTAIN_RATES: Projection = {
  name: 'captain-rates',
  table: 'captain_rates',
  subject: `boat_id || ':' || captain_id`,
};

/** All that booking listens to. */
export function bookingSubscriptions(deps: Deps): EventHandler<PrismaClient>[] {
  return [
    project(USERS, events.userRegistered, keepUser),
    project(USERS, events.userUpdated, keepUser),
    project(USERS, events.userLicencesChanged, keepUser),
    project(BOATS, events.boatCreated, saveBoat),
    project(BOATS, events.boatUpdated, saveBoat),
    project(BOATS, events.boatDeleted, markDeleted),
    project(CAPTAIN_RATES, events.captainRateChanged, saveCaptainRate),
    react('complete-paid-hold', events.paymentSucceeded, (db, payment) => completePaidHold({ ...deps, db }, payment)),
    react('note-refund', events.paymentRefunded, (db, refund, { id }) => noteRefund({ db }, refund, id)),
    react('note-credit', events.creditIssued, (db, credit, { id }) => noteCredit({ db }, credit, id)),
    react('note-given-back', events.depositGivenBack, (db, given, { id }) => noteGivenBack({ db }, given, id)),
    // These take as many transactions as there are bookings; a repeat goes on with what is left.
    react('withdraw-boat', events.boatDeleted, (_, boat) => withdrawBoat(deps, boat)),
    react('end-what-nobody-answers', events.userUpdated, (_, user) => endWhatNobodyAnswers(deps, user)),
  ];
}

async function saveBoat(tx: Tx, { id, ...state }: events.BoatState): Promise<void> {
  const boat = { ...state, deleted: false };
  await tx.boat.upsert({ where: { id }, create: { id, ...boat }, update: boat });
}

async function markDeleted(tx: Tx, { id }: { id: number }): Promise<void> {
  await tx.boat.updateMany({ where: { id }, data: { deleted: true } });
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
