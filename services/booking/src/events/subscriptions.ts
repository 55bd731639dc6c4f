import * as events from '@harbourline/contracts';
import { project, projectAll, react, type EventHandler, type Projection } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { PrismaClient } from '../generated/prisma/client';
import { completePaidHold } from '../use-cases/complete-paid-hold';
import { endWhatNobodyAnswers } from '../use-cases/end-what-nobody-answers';
import { erasePerson } from '../use-cases/erase-person';
import { keepBoats } from '../use-cases/keep-boats';
import { keepCaptainRates } from '../use-cases/keep-captain-rates';
import { keepUsers } from '../use-cases/keep-users';
import { markBoatDeleted } from '../use-cases/mark-boat-deleted';
import { noteGivenBack } from '../use-cases/note-given-back';
import { noteCardRefused, noteDispute, noteReturned } from '../use-cases/note-returned';
import { noteCredit } from '../use-cases/note-credit';
import { noteRefund } from '../use-cases/note-refund';
import { withdrawBoat } from '../use-cases/withdraw-boat';

type Handler = EventHandler<PrismaClient>;

const USERS: Projection = { name: 'users', table: 'users', subject: 'id' };
const BOATS: Projection = { name: 'boats', table: 'boats', subject: 'id', version: 2 };
const CAPTAIN_RATES: Projection = {
  name: 'captain-rates',
  table: 'captain_rates',
  subject: `boat_id || ':' || captain_id`,
};

/** All that booking listens to. */
export function bookingSubscriptions(deps: Deps): Handler[] {
  return [
    ...events.USER_EVENTS.map((event): Handler => projectAll(USERS, event, keepUsers)),
    projectAll(BOATS, events.boatCreated, keepBoats),
    projectAll(BOATS, events.boatUpdated, keepBoats),
    project(BOATS, events.boatDeleted, markBoatDeleted),
    projectAll(CAPTAIN_RATES, events.captainRateChanged, keepCaptainRates),
    react('complete-paid-hold', events.paymentSucceeded, (db, payment) => completePaidHold({ ...deps, db }, payment)),
    react('note-refund', events.paymentRefunded, (db, refund, { id }) => noteRefund({ db }, refund, id)),
    react('note-returned', events.paymentReturned, (db, money, { id }) => noteReturned({ db }, money, id)),
    react('note-dispute', events.paymentDisputed, (db, dispute, { id, time }) =>
      noteDispute({ db }, dispute, { eventId: id, at: new Date(time) }),
    ),
    react('note-card-refused', events.refundToGiveBack, (db, refund) => noteCardRefused({ db }, refund)),
    react('note-credit', events.creditIssued, (db, credit, { id }) => noteCredit({ db }, credit, id)),
    react('note-given-back', events.depositGivenBack, (db, given, { id }) => noteGivenBack({ db }, given, id)),
    react('erase-person', events.accountClosed, (db, { userId }) => erasePerson({ ...deps, db }, userId)),
    // These take as many transactions as there are bookings; a repeat goes on with what is left.
    react('withdraw-boat', events.boatDeleted, (_, boat) => withdrawBoat(deps, boat)),
    react('end-what-nobody-answers', events.userUpdated, (_, user) => endWhatNobodyAnswers(deps, user)),
  ];
}
