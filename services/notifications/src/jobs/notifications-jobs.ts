import type { Job } from '@harbourline/service-kit';
import type { SendingDeps } from '../db/database';
import { giveUpDeliveries } from '../use-cases/give-up-deliveries';
import { sendDueDeliveries } from '../use-cases/send-due-deliveries';

const SEND_EVERY_MS = 250;
const GIVE_UP_EVERY_MS = 60_000;

/** What notifications does on the clock. */
export function notificationsJobs(deps: SendingDeps): Job[] {
  return [
    { name: 'send-due-deliveries', everyMs: SEND_EVERY_MS, run: () => sendDueDeliveries(deps) },
    { name: 'give-up-deliveries', everyMs: GIVE_UP_EVERY_MS, run: () => giveUpDeliveries(deps) },
  ];
}
