import { jobsOf, type Job } from '@harbourline/service-kit';
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

/** The jobs of notifications. */
export function notificationsJobs(deps: SendingDeps): Job[] {
  return jobsOf(deps, {
    'send-due-emails': { everyMs: SEND_EVERY_MS, run: sendDueEmails, nextDue: nextDueEmail, afterCommits: true },
    'send-due-sms': { everyMs: SEND_EVERY_MS, run: sendDueSms, nextDue: nextDueSms, afterCommits: true },
    'remind-of-answers': { everyMs: REMIND_EVERY_MS, run: remindOfAnswers, nextDue: nextAnswerReminder },
    'remind-of-trips': { everyMs: REMIND_EVERY_MS, run: remindOfTrips, nextDue: nextTripReminder },
    'mail-unread': { everyMs: REMIND_EVERY_MS, run: mailUnread, nextDue: nextUnreadMail },
    'give-up-deliveries': { everyMs: GIVE_UP_EVERY_MS, run: giveUpDeliveries },
  });
}
