/** How many messages go out, so that nobody has us write to others, or spend our money, without end. */
export interface Budgets {
  smsPerNumber: number;
  smsPerAccount: number;
  smsPerBlock: number;
  smsPerDay: number;
  confirmationMailsPerHour: number;
  mailsPerAddress: number;
  contactMessagesPerHour: number;
  testMessagesPerHour: number;
  notificationsPerHour: number;
  messagesPerHour: number;
  messagesPerConversation: number;
}

/** How many SMS of a kind were sent within 24 hours, to the number at hand and beside it. */
export interface UsedSms {
  number: number;
  account: number;
  block: number;
  all: number;
}

/** The budget that one SMS more would exceed, in words; undefined for none. */
export function exceededBySms(used: UsedSms, budgets: Budgets): string | undefined {
  const all = [
    [used.number, budgets.smsPerNumber, 'to one number'],
    [used.account, budgets.smsPerAccount, 'to one account'],
    [used.block, budgets.smsPerBlock, 'to one block of numbers'],
    [used.all, budgets.smsPerDay, 'in all'],
  ] as const;
  const exceeded = all.find(([count, most]) => count >= most);
  return exceeded && `${exceeded[1]} text messages ${exceeded[2]} in 24 hours`;
}

/** How many emails went to an address: all within 24 hours, and within one those that confirm an address. */
export interface UsedMails {
  confirmations: number;
  all: number;
}

/** The same for an email. */
export function exceededByMail(used: UsedMails, template: string, budgets: Budgets): string | undefined {
  if (isConfirmation(template) && used.confirmations >= budgets.confirmationMailsPerHour) {
    return `${budgets.confirmationMailsPerHour} messages that confirm an address to one address in an hour`;
  }
  return used.all >= budgets.mailsPerAddress
    ? `${budgets.mailsPerAddress} messages to one address in 24 hours`
    : undefined;
}

/** Those with a link that confirms the address: anybody may have them sent to anybody, by saying that it is theirs. */
export const CONFIRMATIONS = ['welcome-renter', 'welcome-owner', 'welcome-captain', 'confirm-email'];

function isConfirmation(template: string): boolean {
  return CONFIRMATIONS.includes(template);
}

/** Mail for `ana+anything@` reaches ana, whatever its case. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}
