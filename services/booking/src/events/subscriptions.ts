import * as events from '@harbourline/contracts';
import { keepRows, project, projectAll, react, type EventHandler, type Projection } from '@harbourline/service-kit';
import type { Deps, Tx } from '../db/database';
import type { PrismaClient } from '../generated/prisma/client';
import { completePaidHold } from '../use-cases/complete-paid-hold';
import { endWhatNobodyAnswers } from '../use-cases/end-what-nobody-answers';
import { keepUsers } from '../use-cases/keep-users';
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
    projectAll(USERS, events.userRegistered, keepUsers),
    projectAll(USERS, events.userUpdated, keepUsers),
    projectAll(USERS, events.userLicencesChanged, keepUsers),
    projectAll(BOATS, events.boatCreated, saveBoats),
    projectAll(BOATS, events.boatUpdated, saveBoats),
    project(BOATS, events.boatDeleted, markDeleted),
    projectAll(CAPTAIN_RATES, events.captainRateChanged, saveCaptainRates),
    react('complete-paid-hold', events.paymentSucceeded, (db, payment) => completePaidHold({ ...deps, db }, payment)),
    react('note-refund', events.paymentRefunded, (db, refund, { id }) => noteRefund({ db }, refund, id)),
    react('note-credit', events.creditIssued, (db, credit, { id }) => noteCredit({ db }, credit, id)),
    react('note-given-back', events.depositGivenBack, (db, given, { id }) => noteGivenBack({ db }, given, id)),
    // These take as many transactions as there are bookings; a repeat goes on with what is left.
    react('withdraw-boat', events.boatDeleted, (_, boat) => withdrawBoat(deps, boat)),
    react('end-what-nobody-answers', events.userUpdated, (_, user) => endWhatNobodyAnswers(deps, user)),
  ];
}

async function saveBoats(tx: Tx, told: readonly { data: events.BoatState }[]): Promise<void> {
  const rows = told.map(({ data: boat }) => ({
    id: boat.id,
    owner_id: boat.ownerId,
    boat_name: boat.boatName,
    model: boat.model,
    city: boat.city,
    capacity: boat.capacity,
    length: boat.length,
    rate_cents: boat.rateCents,
    minimum_hours: boat.minimumHours,
    custom_rates: boat.customRates,
    images: boat.images,
    available: boat.available,
    discount_percent: boat.discountPercent,
    deleted: false,
  }));
  await keepRows(tx, { table: 'boats', key: ['id'] }, rows);
}

async function markDeleted(tx: Tx, { id }: { id: number }): Promise<void> {
  await tx.boat.updateMany({ where: { id }, data: { deleted: true } });
}

async function saveCaptainRates(tx: Tx, told: readonly { data: events.CaptainRateState }[]): Promise<void> {
  const rows = told.map(({ data: { boatId, captainId, hourlyRateCents, active } }) => ({
    ...{ boat_id: boatId, captain_id: captainId, hourly_rate_cents: hourlyRateCents, active },
  }));
  await keepRows(tx, { table: 'captain_rates', key: ['boat_id', 'captain_id'] }, rows);
}
