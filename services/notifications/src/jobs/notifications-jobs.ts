import type { Job } from '@harbourline/service-kit';
import type { SendingDeps } from '../db/deps';
import { giveUpDeliveries } from '../use-cases/give-up-deliveries';
import { remindOfTrips } from '../use-cases/remind-of-trips';
import { remindOwners } from '../use-cases/remind-owners';
import { sendDueEmails } from '../use-cases/send-due-emails';
import { sendDueSms } from '../use-cases/send-due-sms';

const SEND_EVERY_MS = 1_000;
const REMIND_EVERY_MS = 1_000;
const GIVE_UP_EVERY_MS = 60_000;

/** What notifications does on the clock. */
export function notificationsJobs(deps: SendingDeps): Job[] {
  return [
    { name: 'send-due-emails', everyMs: SEND_EVERY_MS, afterCommits: true, run: () => sendDueEmails(deps) },
    { name: 'send-due-sms', everyMs: SEND_EVERY_MS, afterCommits: true, run: () => sendDueSms(deps) },
    { name: 'remind-owners', everyMs: REMIND_EVERY_MS, run: () => remindOwners(deps) },
    { name: 'remind-of-trips', everyMs: REMIND_EVERY_MS, run: () => remindOfTrips(deps) },
    { name: 'give-up-deliveries', everyMs: GIVE_UP_EVERY_MS, run: () => giveUpDeliveries(deps) },
  ];
}
