import * as events from '@harbourline/contracts';
import { project, react, type Clock, type EventHandler } from '@harbourline/service-kit';
import type { Tx } from '../db/database';
import { BOOKING_MESSAGES } from '../domain/messages-by-event';
import type { PrismaClient } from '../generated/prisma/client';
import { notifyParties } from '../use-cases/notify-parties';
import { welcomeUser } from '../use-cases/welcome-user';

/** All that notifications listens to. */
export function notificationsSubscriptions({ clock }: { clock: Clock }): EventHandler<PrismaClient>[] {
  return [
    project('users', events.userRegistered, saveUser),
    project('users', events.userUpdated, saveUser),
    project('users', events.userLicencesChanged, saveUser),
    react('welcome-user', events.userRegistered, (db, user, { id }) =>
      welcomeUser({ db, clock }, { eventId: id, user }),
    ),
    ...BOOKING_MESSAGES.map(({ event, tell }): EventHandler<PrismaClient> =>
      react(`notify-parties:${event.type}`, event, (db, booking, { id, time }) =>
        notifyParties({ db, clock }, { eventId: id, at: time, booking, tell }),
      ),
    ),
  ];
}

async function saveUser(tx: Tx, { id, role, fullName, email, phone }: events.UserState): Promise<void> {
  const user = { role, fullName, email, phone };
  await tx.user.upsert({ where: { id }, create: { id, ...user }, update: user });
}
