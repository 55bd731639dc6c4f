import { eventuallyFinds } from './eventually';

/** A mail as the mail server that keeps them all shows it. */
export interface ReceivedMail {
  id: string;
  subject: string;
  messageId: string;
  to: { address: string; name: string }[];
  from: { address: string; name: string }[];
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** The page of the mail server. */
interface MailServer {
  mailUrl: string;
}

/** All mails that have arrived, oldest first. */
export function allMails(server: MailServer): Promise<ReceivedMail[]> {
  return mailsWith(server, '');
}

/** The mails to an address, oldest first. The server looks for them: on a system that many share, all are megabytes. */
export function inboxOf(server: MailServer, address: string): Promise<ReceivedMail[]> {
  return mailsWith(server, `?${new URLSearchParams({ 'to.address': address }).toString()}`);
}

/** The token of the first link to a page in the mails to an address, once there is one. */
export function mailedToken(server: MailServer, address: string, page: string): Promise<string> {
  const link = new RegExp(`/${page}\\?token=([\\w.%~-]+)`);
  return eventuallyFinds(async () => {
    const [token] = (await inboxOf(server, address)).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
    return token && decodeURIComponent(token);
  });
}

async function mailsWith({ mailUrl }: MailServer, condition: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${mailUrl}/email${condition}`);
  const mails = (await response.json()) as (Omit<ReceivedMail, 'messageId'> & { messageId?: string })[];
  return mails.map((mail) => ({ ...mail, messageId: mail.messageId ?? mail.headers['message-id'] ?? '' }));
}
