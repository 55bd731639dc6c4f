import type { Job } from '@harbourline/service-kit';
import type { SendingDeps } from '../db/deps';
import { mailUnread, nextUnreadMail } from '../use-cases/conversations/mail-unread';
import { giveUpDeliveries } from '../use-cases/deliveries/give-up-deliveries';
import { nextDueEmail, sendDueEmails } from '../use-cases/deliveries/send-due-emails';
import { nextDueSms, sendDueSms } from '../use-cases/deliveries/send-due-sms';
import { nextAnswerReminder, remindOfAnswers } from '../use-cases/reminders/remind-of-answers';
import { nextTripReminder, remindOfTrips } from '../use-cases/reminders/remind-of-trips';

const SEND_EVERY_MS = 1_000;
const REMIND_EVERY_MS = 1_000;
const GIVE_UP_EVERY_MS = 60_000;

interface Work {
  run: (deps: SendingDeps) => Promise<number>;
  nextDue: (deps: SendingDeps) => Promise<Date | undefined>;
}

/** The jobs of notifications. */
export function notificationsJobs(deps: SendingDeps): Job[] {
  const job = (name: string, everyMs: number, { run, nextDue }: Work): Job => ({
    name,
    everyMs,
    run: () => run(deps),
    nextDue: () => nextDue(deps),
  });
  return [
    { ...job('send-due-emails', SEND_EVERY_MS, { run: sendDueEmails, nextDue: nextDueEmail }), afterCommits: true },
    { ...job('send-due-sms', SEND_EVERY_MS, { run: sendDueSms, nextDue: nextDueSms }), afterCommits: true },
    job('remind-of-answers', REMIND_EVERY_MS, { run: remindOfAnswers, nextDue: nextAnswerReminder }),
    job('remind-of-trips', REMIND_EVERY_MS, { run: remindOfTrips, nextDue: nextTripReminder }),
    job('mail-unread', REMIND_EVERY_MS, { run: mailUnread, nextDue: nextUnreadMail }),
    { name: 'give-up-deliveries', everyMs: GIVE_UP_EVERY_MS, run: () => giveUpDeliveries(deps) },
  ];
}
