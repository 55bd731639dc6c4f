/** What a mail server's final answer is about. */
export type RefusalKind =
  /** There is no such mailbox, now or later. */
  | 'recipient'
  /** The message itself cannot be taken, whoever sends it. */
  | 'message'
  /** The mailbox takes nothing at present. */
  | 'full mailbox'
  /** Who we are, how we come, or what the server has at present. */
  | 'ours';

/** An answer of 5xx, with the text that it came with and the command that it answers. */
export interface FinalAnswer {
  code: number;
  command: string;
  text: string;
}

/** RFC 3463; some servers have it behind their words. */
const ENHANCED = /(?<![.\d])5\.(\d{1,3})\.(\d{1,3})(?![.\d])/;
/** RFC 5321 and RFC 4954: a command out of order, or one that asks for a sign-in or for encryption first. */
const OF_CONVERSATION = new Set([500, 501, 502, 503, 504, 521, 530, 534, 535, 538]);
/** RFC 5321 and RFC 7504: a mailbox that is not there, has moved, has no such name, or is in a domain without mail. */
const OF_MAILBOX = new Set([550, 551, 553, 556]);
/** How servers without enhanced codes say that the sender, and not the mailbox, is the trouble. */
const ABOUT_SENDER =
  /relay|block|black ?list|deny ?list|denied|spam|policy|reputation|authenticat|sign ?in|log ?in|sender|\b(?:spf|dkim|dmarc|dnsbl|rbl|ptr|tls|ip|rate)\b|not (?:permitted|allowed|authori[sz]ed)|too many/i;
const FULL = /\b(?:full|over ?quota|quota|storage)\b/i;

/**
 * What a final answer is about: by its enhanced code, without one by its code and, where that leaves it open, its words.
 * In doubt it is our own trouble, which is put right and tried again, as a message that is given up too early is lost.
 */
export function kindOfRefusal({ code, command, text }: FinalAnswer): RefusalKind {
  if ((command !== 'RCPT TO' && command !== 'DATA') || OF_CONVERSATION.has(code)) return 'ours';
  const [, subject, detail] = ENHANCED.exec(text) ?? [];
  if (subject !== undefined && detail !== undefined) return byEnhancedCode(Number(subject), Number(detail));
  if (FULL.test(text)) return 'full mailbox';
  return OF_MAILBOX.has(code) && !ABOUT_SENDER.test(text) ? 'recipient' : 'ours';
}

function byEnhancedCode(subject: number, detail: number): RefusalKind {
  switch (subject) {
    case 1: // addresses; 7 and 8 are about the sender's
      return detail === 7 || detail === 8 ? 'ours' : 'recipient';
    case 2: // mailboxes: 2 is full, 3 is the length of a message, 4 a mailing list that cannot be reached
      if (detail === 2) return 'full mailbox';
      if (detail === 3) return 'message';
      return detail === 4 ? 'ours' : 'recipient';
    case 3: // systems; 4 is the length of a message
      return detail === 4 ? 'message' : 'ours';
    case 6: // contents
      return 'message';
    default: // routes, the protocol, policy, and whatever comes to be
      return 'ours';
  }
}
