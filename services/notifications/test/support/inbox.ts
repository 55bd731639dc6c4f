import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@harbourline/servers/free-ports';
import { startMail } from '@harbourline/servers/mail';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { allMails, inboxOf, type ReceivedMail } from '@harbourline/test-kit/inbox';

export interface Inbox {
  smtpUrl: string;
  all(): Promise<ReceivedMail[]>;
  /** The only mail to an address whose subject matches, once it has come. */
  mail(to: { email: string }, subject: RegExp): Promise<ReceivedMail>;
  /** The file for the calendar that a mail has with it; undefined where it has none. */
  calendarOf(mail: ReceivedMail): Promise<string | undefined>;
  empty(): Promise<void>;
  /** Leaves it to the next file, for which it is emptied; the mail server itself ends after the last test. */
  stop(): Promise<void>;
}

interface WithAttachments {
  attachments?: null | { contentType: string; generatedFileName: string }[];
}

let started: ReturnType<typeof start> | undefined;
afterAll(async () => (await started)?.end());

/** A real mail server that keeps what it gets, and has nothing yet. There is one for all files that share their imports. */
export async function startInbox(): Promise<Inbox> {
  const { inbox } = await (started ??= start());
  await inbox.empty();
  return inbox;
}

/** Empties it once the mails of what has happened so far have come, so that none of them arrives later. */
export async function emptyInbox(
  inbox: Inbox,
  notifications: { untilNothingIsDue(): Promise<unknown> },
): Promise<void> {
  await notifications.untilNothingIsDue();
  await inbox.empty();
}

async function start(): Promise<{ inbox: Inbox; end(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mail-'));
  const mail = await startMail({ dataDir, smtpPort: await freePort(), webPort: await freePort() });
  const server = { mailUrl: mail.webUrl };
  const inbox: Inbox = {
    smtpUrl: mail.smtpUrl,
    all: () => allMails(server),
    mail: ({ email }, subject) =>
      eventuallyFinds(async () => {
        const toThem = await inboxOf(server, email);
        const found = toThem.filter((item) => item.to[0]?.address === email && subject.test(item.subject));
        if (found.length > 1) throw new Error(`${found.length} mails to ${email} with ${subject}`);
        return found[0];
      }),
    async calendarOf({ id }) {
      const { attachments } = (await (await fetch(`${mail.webUrl}/email/${id}`)).json()) as WithAttachments;
      const file = attachments?.find(({ contentType }) => contentType === 'application/ics');
      if (!file) return undefined;
      return (await fetch(`${mail.webUrl}/email/${id}/attachment/${file.generatedFileName}`)).text();
    },
    empty: async () => void (await fetch(`${mail.webUrl}/email/all`, { method: 'DELETE' })),
    stop: () => Promise.resolve(),
  };
  return {
    inbox,
    async end() {
      await mail.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A mail as its recipient reads it in plain text. */
export function asRead(mail: ReceivedMail | undefined): string {
  return `To: ${mail?.to[0]?.name} <${mail?.to[0]?.address}>\nSubject: ${mail?.subject}\n\n${mail?.text}`;
}

/** The same of a mail about a booking, whose number is 31 whatever it is. */
export function asReadOf(id: number, mail: ReceivedMail | undefined): string {
  return asRead(mail)
    .replaceAll(`#${id}`, '#31')
    .replaceAll(new RegExp(`\\?(booking|id)=${id}\\b`, 'g'), '?$1=31');
}
