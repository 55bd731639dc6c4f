import type { Channel } from '@harbourline/contracts';
import type { Job } from '@harbourline/service-kit';
import type { SendingDeps } from '../db/deps';
import { nextDelivery } from '../db/lease-deliveries';
import { giveUpDeliveries } from '../use-cases/give-up-deliveries';
import { nextTripReminder, remindOfTrips } from '../use-cases/remind-of-trips';
import { nextOwnerReminder, remindOwners } from '../use-cases/remind-owners';
import { sendDueEmails } from '../use-cases/send-due-emails';
import { sendDueSms } from '../use-cases/send-due-sms';

const SEND_EVERY_MS = 1_000;
const REMIND_EVERY_MS = 1_000;
const GIVE_UP_EVERY_MS = 60_000;

/** What notifications does on the clock. */
export function notificationsJobs(deps: SendingDeps): Job[] {
  const sending = (name: string, channel: Channel, run: () => Promise<number>): Job => ({
    name,
    everyMs: SEND_EVERY_MS,
    afterCommits: true,
    run,
    nextDue: () => nextDelivery(deps, channel),
  });
  const reminding = (name: string, run: () => Promise<number>, nextDue: () => Promise<Date | undefined>): Job => ({
    name,
    everyMs: REMIND_EVERY_MS,
    run,
    nextDue,
  });
  return [
    sending('send-due-emails', 'email', () => sendDueEmails(deps)),
    sending('send-due-sms', 'sms', () => sendDueSms(deps)),
    reminding(
      'remind-owners',
      () => remindOwners(deps),
      () => nextOwnerReminder(deps),
    ),
    reminding(
      'remind-of-trips',
      () => remindOfTrips(deps),
      () => nextTripReminder(deps),
    ),
    { name: 'give-up-deliveries', everyMs: GIVE_UP_EVERY_MS, run: () => giveUpDeliveries(deps) },
  ];
}
