import * as events from '@harbourline/contracts';
import { project, projectAll, react, type EventHandler, type Projection } from '@harbourline/service-kit';
import type { Db } from '../db/database';
import type { TellingDeps } from '../db/deps';
import { BOOKING_MESSAGES, causeOf, messagesFor, WELCOME_MESSAGES } from '../domain/messages/messages-by-event';
import type { Links } from '../domain/values/links';
import type { PrismaClient } from '../generated/prisma/client';
import { releaseWelcomeSms } from '../use-cases/deliveries/release-welcome-sms';
import { noteAccountMessage } from '../use-cases/messages/note-account-message';
import { notifyParties } from '../use-cases/messages/notify-parties';
import { erasePerson } from '../use-cases/people/erase-person';
import { forgetBoardings, noteBoardings } from '../use-cases/projections/note-boardings';
import { markBoatDeleted, noteBoats } from '../use-cases/projections/note-boats';
import { noteBookings } from '../use-cases/projections/note-bookings';
import { noteUsers } from '../use-cases/projections/note-users';

type Handler = EventHandler<PrismaClient>;

const USERS: Projection = { name: 'users', table: 'users', subject: 'id' };
const BOARDINGS: Projection = { name: 'boardings', table: 'boardings', subject: 'id', version: 2 };
const BOATS: Projection = { name: 'boats', table: 'boats', subject: 'id', version: 2 };
const BOOKINGS: Projection = { name: 'bookings', table: 'bookings', subject: 'id' };

const LICENSE_MESSAGES = [
  { event: events.licenseAccepted, kind: 'license-accepted' },
  { event: events.licenseExpiring, kind: 'license-expiring' },
  { event: events.licenseExpired, kind: 'license-expired' },
] as const;

type Note = (db: Db, message: Parameters<typeof noteAccountMessage>[1]) => Promise<void>;

/** All that notifications listens to. */
export function notificationsSubscriptions({
  clock,
  settings,
  changeMailMinutes,
  links,
}: Omit<TellingDeps, 'db'> & { links: Links }): Handler[] {
  const note: Note = (db, message) => noteAccountMessage({ db, clock, settings }, message);
  return [
    ...events.USER_EVENTS.map((event): Handler => projectAll(USERS, event, noteUsers)),
    projectAll(BOATS, events.boatCreated, noteBoats),
    projectAll(BOATS, events.boatUpdated, noteBoats),
    project(BOATS, events.boatDeleted, markBoatDeleted),
    ...events.BOOKING_EVENTS.map((event): Handler => projectAll(BOOKINGS, event, noteBookings)),
    projectAll(BOARDINGS, events.boatCreated, noteBoardings),
    projectAll(BOARDINGS, events.boatUpdated, noteBoardings),
    projectAll(BOARDINGS, events.boatDeleted, forgetBoardings),
    react(
      'welcome-user',
      events.userRegistered,
      async (db, { id: userId, role, sealedConfirmation, licensed }, { id: eventId }) => {
        const template = WELCOME_MESSAGES[role];
        const about = { kind: 'account', sealedConfirmation, licensed } as const;
        if (template) await note(db, { eventId, userId, template, about });
      },
    ),
    react('send-reset-link', events.passwordResetRequested, (db, data, { id: eventId }) =>
      note(db, {
        eventId,
        userId: data.userId,
        template: 'password-reset',
        about: { kind: 'password-reset', ...data },
      }),
    ),
    react('send-confirmation-link', events.emailConfirmationRequested, (db, data, { id: eventId }) =>
      note(db, { eventId, userId: data.userId, template: 'confirm-email', about: { kind: 'confirm-email', ...data } }),
    ),
    react('send-phone-code', events.phoneCodeRequested, (db, data, { id: eventId }) =>
      note(db, { eventId, userId: data.userId, template: 'phone-code', about: { kind: 'phone-code', ...data } }),
    ),
    react('welcome-by-sms', events.userUpdated, async (db, { id: userId, smsEnabled }) => {
      if (smsEnabled) await releaseWelcomeSms({ db, clock }, { userId });
    }),
    react('warn-of-change', events.accountSecured, (db, data, { id: eventId, time: at }) =>
      note(db, {
        eventId,
        userId: data.userId,
        template: 'account-changed',
        about: { kind: 'account-changed', ...data, at },
      }),
    ),
    react('erase-person', events.accountClosed, (db, { userId, sealedEmail, emailIsTheirs = false }) =>
      erasePerson(
        { db },
        { userId, emailIsTheirs, email: sealedEmail === undefined ? undefined : links.addressOf(sealedEmail) },
      ),
    ),
    react('tell-of-closing', events.accountClosed, async (db, data, { id: eventId }) => {
      if (data.sealedEmail === undefined) return;
      const about = { kind: 'account-closed', ...data } as const;
      await note(db, { eventId, userId: data.userId, template: 'account-closed', about });
    }),
    ...LICENSE_MESSAGES.map(({ event, kind }): Handler =>
      react(`tell-of-${kind}`, event, (db, data, { id: eventId }) =>
        note(db, { eventId, userId: data.userId, template: `${kind}-captain`, about: { kind, ...data } }),
      ),
    ),
    react('tell-of-rejected-license', events.licenseRejected, (db, data, { id: eventId }) =>
      note(db, {
        eventId,
        userId: data.userId,
        template: 'license-rejected-captain',
        about: { kind: 'license-rejected', ...data },
      }),
    ),
    ...reviewMessages(note),
    ...bookingMessages((db, message) => notifyParties({ db, clock, settings, changeMailMinutes }, message)),
  ];
}

/** The parties of a booking hear of its changes. */
function bookingMessages(tell: (db: Db, message: Parameters<typeof notifyParties>[1]) => Promise<void>): Handler[] {
  return BOOKING_MESSAGES.map((messages) =>
    react(`notify-parties:${messages.event.type}`, messages.event, (db, booking, { id: eventId, time: at, type }) =>
      tell(db, {
        eventId,
        about: { kind: 'booking', booking, at, event: type },
        tell: messagesFor(messages, booking),
        causedBy: causeOf(messages, booking),
      }),
    ),
  );
}

/** Somebody hears of a review about them, or of one of theirs that is hidden. */
function reviewMessages(note: Note): Handler[] {
  return [
    react('tell-of-published-review', events.reviewPublished, (db, data, { id: eventId }) =>
      note(db, {
        eventId,
        userId: data.reviewedId,
        template: 'review-published',
        about: { kind: 'review-published', ...data },
      }),
    ),
    react('tell-of-hidden-review', events.reviewHidden, (db, data, { id: eventId }) =>
      note(db, {
        eventId,
        userId: data.authorId,
        template: 'review-hidden',
        about: { kind: 'review-hidden', ...data },
      }),
    ),
  ];
}
