import { join } from 'node:path';
import type { ServiceDefinition } from '@harbourline/service-kit';
import type { NotificationsConfig } from './config';
import { openLinks } from './domain/links';
import { notificationsSubscriptions } from './events/subscriptions';
import { PrismaClient } from './generated/prisma/client';
import { notificationsJobs } from './jobs/notifications-jobs';
import { openMailer } from './smtp/open-mailer';

/** The notifications service: what is wired to what. */
export function notificationsService(
  config: NotificationsConfig,
): ServiceDefinition<PrismaClient, NotificationsConfig> {
  const mailer = openMailer({ url: config.SMTP_URL, from: config.MAIL_FROM });
  const links = openLinks({ origin: config.PUBLIC_ORIGIN, secret: config.INTERNAL_SECRET });
  return {
    name: 'notifications',
    config,
    migrationsDir: join(__dirname, '..', 'prisma', 'migrations'),
    createClient: (adapter) => new PrismaClient({ adapter }),
    wire: ({ db, clock, logger }) => ({
      routes: [],
      subscriptions: notificationsSubscriptions({ clock }),
      jobs: notificationsJobs({ db, clock, logger, mailer, origin: config.PUBLIC_ORIGIN, links }),
    }),
  };
}
