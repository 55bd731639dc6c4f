import type { DeliveryObstacle } from '@harbourline/contracts';

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

export type ExceededBudget = Extract<DeliveryObstacle, { code: 'over_budget' }>['budget'];

/** The budget that one SMS more would exceed; undefined for none. */
export function exceededBySms(used: UsedSms, budgets: Budgets): ExceededBudget | undefined {
  const all = [
    [used.number, 'smsPerNumber'],
    [used.account, 'smsPerAccount'],
    [used.block, 'smsPerBlock'],
    [used.all, 'smsPerDay'],
  ] as const;
  return all.find(([count, budget]) => count >= budgets[budget])?.[1];
}

/** How many emails went to an address: all within 24 hours, and within one those that confirm an address. */
export interface UsedMails {
  confirmations: number;
  all: number;
}

/** The same for an email. */
export function exceededByMail(used: UsedMails, template: string, budgets: Budgets): ExceededBudget | undefined {
  if (isConfirmation(template) && used.confirmations >= budgets.confirmationMailsPerHour) {
    return 'confirmationMailsPerHour';
  }
  return used.all >= budgets.mailsPerAddress ? 'mailsPerAddress' : undefined;
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
