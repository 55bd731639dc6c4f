import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  /** The message's identity: the same for every attempt, so that a mail server or reader sees a repeat as one. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
}

export interface Mailer {
  /**
   * Settles once the mail server has accepted the message.
   * @throws MailRefused when it never will; any other error is worth another attempt.
   */
  send(mail: OutgoingMail): Promise<void>;
}

/** The mail server does not take this message for this recipient, now or later. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

const CONNECT_WITHIN_MS = 10_000;
// Servers that check a message before they accept it are slow to answer, and giving up on one that then accepts sends it twice.
const ANSWER_WITHIN_MS = 120_000;

/** A mail server, spoken to with one connection per message. */
export function openMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      dnsTimeout: CONNECT_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const host = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, html, text }) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${host}>`,
          to,
          subject,
          html,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const refusal = refusalIn(error);
        throw refusal === undefined ? error : new MailRefused(refusal, { cause: error });
      }
    },
  };
}

/** The server's words if it refused recipient or message for good. A refused sender or sign-in is our own trouble, to be put right. */
function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { command, responseCode, response } = error as Error & Record<string, unknown>;
  const permanent = typeof responseCode === 'number' && responseCode >= 500;
  if (!permanent || (command !== 'RCPT TO' && command !== 'DATA')) return undefined;
  return typeof response === 'string' ? response : error.message;
}
