import { userLicencesChanged, userRegistered, userUpdated } from '@harbourline/contracts';
import { project, react, type Clock, type EventHandler, type Projection } from '@harbourline/service-kit';
import type { PrismaClient } from '../generated/prisma/client';
import { hideBoatsOfOwner } from '../use-cases/hide-boats-of-owner';
import { keepUser } from '../use-cases/keep-user';

const USERS: Projection = { name: 'users', table: 'users', subject: 'id' };

/** What this service listens to. */
export function catalogSubscriptions({ clock }: { clock: Clock }): EventHandler<PrismaClient>[] {
  return [
    project(USERS, userRegistered, keepUser),
    project(USERS, userUpdated, keepUser),
    project(USERS, userLicencesChanged, keepUser),
    // No part of the projection: one that is rebuilt must not hide again what was shown since.
    react('hide-boats-of-owner', userUpdated, (db, user) => hideBoatsOfOwner({ db, clock }, user)),
  ];
}
