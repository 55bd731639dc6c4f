import type { CalendarMethod } from '@harbourline/service-kit/calendar/calendar-file';
import { createTransport } from 'nodemailer';
import { hideSecrets } from '../domain/deliveries/hide-secrets';
import { reasonOf } from '../domain/deliveries/reason-of';
import type { EmailSettings } from '../domain/settings/settings';
import { kindOfRefusal } from './kind-of-refusal';
import { needsEncryption } from './needs-encryption';

interface Mailbox {
  name: string;
  address: string;
}

export interface OutgoingMail {
  /** The message's identity: the same for every attempt, so that a mail server or reader sees a repeat as one. */
  id: string;
  to: Mailbox;
  /** The id of no message, which mails of one thread refer to: a reader shows them together. */
  thread?: string | undefined;
  /** The address that gets a blind copy. */
  copyTo?: string | undefined;
  /** Whom an answer goes to, where that is not whoever the settings say. */
  replyTo?: Mailbox | undefined;
  subject: string;
  html: string;
  text: string;
  /** The same for the recipient's calendar. */
  calendar?: { method: CalendarMethod; content: string } | undefined;
}

export interface Mailer {
  /**
   * Settles once the mail server has accepted the message.
   * @throws MailRefused when it never will; any other error is worth another attempt. Neither has our credentials in it.
   */
  send(mail: OutgoingMail, settings: EmailSettings): Promise<void>;
}

/** The mail server does not take this message for this recipient, now or later. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

const CONNECT_WITHIN_MS = 10_000;
// Servers that check a message before they accept it are slow to answer, and giving up on one that then accepts sends it twice.
const ANSWER_WITHIN_MS = 120_000;
/** The user that mail providers expect beside an API key. */
const API_KEY_USER = 'apikey';

/**
 * A mail server, spoken to with one connection per message. `messageIdsOf` is the mailbox whose domain the messages'
 * ids have, whoever they are sent by.
 */
export function openMailer({
  url,
  messageIdsOf,
  connectWithinMs = CONNECT_WITHIN_MS,
}: {
  url: string;
  messageIdsOf: string;
  connectWithinMs?: number | undefined;
}): Mailer {
  const options = {
    url,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    dnsTimeout: connectWithinMs,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const trusting = createTransport(options);
  const careful = needsEncryption(url) ? createTransport({ ...options, requireTLS: true }) : trusting;
  const host = /@([^\s<>@]+)>?$/.exec(messageIdsOf)?.[1] ?? 'localhost';
  return {
    async send(
      { id, thread, copyTo, replyTo, calendar, ...mail },
      { fromName, fromEmail, replyTo: usualReplyTo, apiKey },
    ) {
      const { user, secret } = credentials(url, apiKey);
      const root = thread && `<${thread}@${host}>`;
      try {
        await (secret === '' ? trusting : careful).sendMail({
          ...mail,
          ...(calendar && { icalEvent: { ...calendar, filename: 'charter.ics' } }),
          messageId: `<${id}@${host}>`,
          ...(root && { inReplyTo: root, references: root }),
          from: { name: fromName, address: fromEmail },
          replyTo: replyTo ?? usualReplyTo ?? undefined,
          envelope: { from: fromEmail, to: copyTo ?? mail.to.address },
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(apiKey !== null && { auth: { user, pass: apiKey } }),
        });
      } catch (error) {
        const reason = reasonOf(error, (text) => hideSecrets(text, { user, secret }));
        throw isRefusal(error) ? new MailRefused(reason) : new Error(reason);
      }
    },
  };
}

/** Those of the server's address, with the key that an administrator has entered in place of the password. */
function credentials(url: string, apiKey: string | null): { user: string; secret: string } {
  const { username, password } = new URL(url);
  return { user: decodeURIComponent(username) || API_KEY_USER, secret: apiKey ?? decodeURIComponent(password) };
}

/** Whether the server refused recipient or message for good; all else may be different the next time. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode: code, response } = error as Error & Record<string, unknown>;
  if (typeof code !== 'number' || code < 500) return false;
  const text = typeof response === 'string' ? response : error.message;
  const kind = kindOfRefusal({ code, command: String(command), text });
  return kind === 'recipient' || kind === 'message';
}
