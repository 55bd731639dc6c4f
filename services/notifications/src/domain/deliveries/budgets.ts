import type { DeliveryObstacle } from '@harbourline/contracts';
import type { TemplateId } from '../../templates/built-in';

/** How many messages go out, so that nobody has us write to others, or spend our money, without end. */
export interface Budgets {
  smsPerPayer: number;
  smsPerNumber: number;
  smsPerAccount: number;
  smsPerBlock: number;
  smsPerDay: number;
  confirmationMailsPerHour: number;
  mailsPerSender: number;
  mailsPerAddress: number;
  contactMessagesPerHour: number;
  contactMessagesPerNetwork: number;
  testMessagesPerHour: number;
  notificationsPerHour: number;
  messagesPerHour: number;
  messagesPerConversation: number;
}

/** How many SMS of a kind were sent within 24 hours, because of who pays, to the number at hand and beside it. */
export interface UsedSms {
  payer: number;
  number: number;
  account: number;
  block: number;
  all: number;
}

export type ExceededBudget = Extract<DeliveryObstacle, { code: 'over_budget' }>['budget'];

/** The budget that one SMS more would exceed; undefined for none. */
export function exceededBySms(used: UsedSms, budgets: Budgets): ExceededBudget | undefined {
  const all = [
    [used.payer, 'smsPerPayer'],
    [used.number, 'smsPerNumber'],
    [used.account, 'smsPerAccount'],
    [used.block, 'smsPerBlock'],
    [used.all, 'smsPerDay'],
  ] as const;
  return all.find(([count, budget]) => count >= budgets[budget])?.[1];
}

/**
 * How many emails went to an address: within an hour those that confirm an address, and within 24 hours those that the
 * same person has caused, and those of the same budget.
 */
export interface UsedMails {
  confirmations: number;
  sender: number;
  sameBudget: number;
}

/** The same for an email: who causes it comes before whom it goes to. */
export function exceededByMail(used: UsedMails, template: string, budgets: Budgets): ExceededBudget | undefined {
  if (isConfirmation(template) && used.confirmations >= budgets.confirmationMailsPerHour) {
    return 'confirmationMailsPerHour';
  }
  if (used.sender >= budgets.mailsPerSender && !WARNS_OF_SENDER.includes(template)) return 'mailsPerSender';
  return used.sameBudget >= budgets.mailsPerAddress ? 'mailsPerAddress' : undefined;
}

/**
 * What somebody has done in the recipient's own name, at most twice a charter: other mails that they cause must not keep it
 * back.
 */
const WARNS_OF_SENDER: readonly string[] = ['agreed-at-dock-renter'] satisfies TemplateId[];

/** Those with a link that confirms the address: anybody may have them sent to anybody, by saying that it is theirs. */
export const CONFIRMATIONS = [
  'welcome-renter',
  'welcome-owner',
  'welcome-captain',
  'confirm-email',
] as const satisfies readonly TemplateId[];

function isConfirmation(template: string): boolean {
  return CONFIRMATIONS.some((each) => each === template);
}

/** Messages that have a budget of their own at each address, which nothing else uses up. */
const OWN_BUDGETS: readonly (readonly TemplateId[])[] = [
  // How somebody gets into their account again, and hears of what happens to it.
  [...CONFIRMATIONS, 'password-reset', 'account-changed', 'account-closed'],
  // New requests with the reminders to answer them, and what was agreed to in a renter's name at the dock.
  [
    ...(['new-reservation-owner', 'charter-request-captain', 'agreed-at-dock-renter'] as const),
    ...(['answer-reminder-owner', 'answer-reminder-captain'] as const),
  ],
  // What visitors write to our support.
  ['contact-message'],
  // What is asked about an owner’s boats, and the answers to it.
  ['question-asked-owner', 'question-answered'],
];

/** The templates that share a budget with one: those named, or all but those named. */
export function budgetOf(template: string): { templates: readonly TemplateId[]; named: boolean } {
  const own = OWN_BUDGETS.find((each) => each.some((id) => id === template));
  return own ? { templates: own, named: true } : { templates: OWN_BUDGETS.flat(), named: false };
}

/** Mail for `ana+anything@` reaches ana, whatever its case. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}
