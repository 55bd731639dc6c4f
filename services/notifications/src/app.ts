import { join } from 'node:path';
import { termsInWords } from '@harbourline/policy/words';
import { termsOf } from '@harbourline/policy/terms-config';
import { OperationFailed, sealing, type OperableService } from '@harbourline/service-kit';
import { phoneReachOf } from '@harbourline/service-kit/phone-reach';
import { budgetsOf, type NotificationsConfig } from './config';
import { openSettings } from './db/settings/settings';
import { settingsFrom } from './domain/settings/settings-from';
import { openLinks } from './domain/values/links';
import { notificationsSubscriptions } from './events/subscriptions';
import { PrismaClient } from './generated/prisma/client';
import { routesOfNotifications } from './http/routes';
import { notificationsJobs } from './jobs/notifications-jobs';
import { openMailer } from './smtp/open-mailer';
import { notificationsGauges } from './telemetry/gauges';
import { openTexter } from './twilio/open-texter';
import { resealSettings } from './use-cases/settings/reseal-settings';

/** The notifications service: what is wired to what. `connectWithinMs` is how long a mail server has to greet. */
export function notificationsService(
  config: NotificationsConfig,
  connectWithinMs?: number,
): OperableService<PrismaClient, NotificationsConfig> {
  const { PUBLIC_ORIGIN: origin, SETTINGS_SECRET, INTERNAL_SECRET, SUPPORT_EMAIL: supportEmail } = config;
  const { COMPANY_NAME: name, COMPANY_EMAIL: address } = config;
  const settings = openSettings({
    sealing: sealing({ secret: SETTINGS_SECRET, purpose: 'settings' }),
    defaults: settingsFrom(config),
  });
  const means = {
    settings,
    origin,
    supportEmail,
    organizer: { name, address },
    noticeHours: config.NOTICE_HOURS,
    mailer: openMailer({ url: config.SMTP_URL, messageIdsOf: config.MAIL_FROM, connectWithinMs }),
    texter: openTexter({ apiUrl: config.TWILIO_API_URL }),
    budgets: budgetsOf(config),
    addressSecret: INTERNAL_SECRET,
    changeMailMinutes: config.CHANGE_MAIL_MINUTES,
    smsReach: phoneReachOf(config),
    links: openLinks({ origin, secret: INTERNAL_SECRET }),
    terms: termsInWords(termsOf(config)),
    reminders: { ownerHours: config.OWNER_REMINDER_HOURS, tripHours: config.TRIP_REMINDER_HOURS },
  };
  return {
    name: 'notifications',
    config,
    migrationsDir: join(__dirname, '..', 'prisma', 'migrations'),
    gauges: notificationsGauges(budgetsOf(config)),
    createClient: (adapter) => new PrismaClient({ adapter }),
    wire: ({ db, clock, logger, caller }) => {
      const deps = { ...means, db, clock, logger, caller };
      return {
        routes: routesOfNotifications(deps),
        subscriptions: notificationsSubscriptions(deps),
        jobs: notificationsJobs(deps),
      };
    },
    operations: {
      reseal: async ({ db }, say) => {
        const { sealed, lost } = await resealSettings({ db, settings });
        say(`Secrets sealed again: ${sealed}`);
        if (lost.length > 0) {
          throw new OperationFailed(
            `SETTINGS_SECRET does not open ${lost.join(' and ')}; an administrator has to enter it again.`,
          );
        }
      },
    },
  };
}
