import { userLicencesChanged, userRegistered, userUpdated } from '@harbourline/contracts';
import { project, type EventHandler } from '@harbourline/service-kit';
import type { PrismaClient } from '../generated/prisma/client';
import { keepUser } from '../use-cases/keep-user';

/** What this service listens to. */
export function catalogSubscriptions(): EventHandler<PrismaClient>[] {
  return [
    project('users', userRegistered, keepUser),
    project('users', userUpdated, keepUser),
    project('users', userLicencesChanged, keepUser),
  ];
}
