import type { Limit } from './limits';

const HOUR = 60;
const DAY = 24 * HOUR;

/** How many messages people may have us write, and how often they may say where to. */
export interface Budgets {
  confirmationMailsPerHour: number;
  contactChangesPerDay: number;
  phoneCodesPerNumber: number;
  phoneCodesPerAddress: number;
  phoneCodesPerBlock: number;
  phoneCodesPerDay: number;
}

/** Of a mail that confirms an address: by whom it is asked for, and to whom it goes. */
export const confirmationMails = (budgets: Budgets, { userId, email }: { userId: number; email: string }): Limit[] =>
  [`confirmation:${userId}`, `confirmation:to:${mailboxOf(email)}`].map((key) => ({
    key,
    max: budgets.confirmationMailsPerHour,
    minutes: HOUR,
  }));

/** Of a change of address or phone: whose they are, and what they become. */
export function contactChanges(
  { contactChangesPerDay: max }: Budgets,
  { userId, email, phone }: { userId: number; email?: string | undefined; phone?: string | undefined },
): Limit[] {
  const keys = [
    `contact-change:${userId}`,
    ...(email === undefined ? [] : [`contact-change:to:${mailboxOf(email)}`]),
    ...(phone === undefined ? [] : [`contact-change:to:${phone}`]),
  ];
  return keys.map((key) => ({ key, max, minutes: DAY }));
}

/**
 * Of a code by SMS, from the narrowest to the widest. Each is counted only once those before it allow it: whoever has
 * used up their own share takes nothing of everybody's.
 */
export function phoneCodes(
  budgets: Budgets,
  { userId, phone, block, address }: { userId: number; phone: string; block: string; address: string },
): Limit[] {
  const { phoneCodesPerNumber: perNumber } = budgets;
  return [
    { key: `phone-code:user:${userId}`, max: perNumber, minutes: DAY },
    { key: `phone-code:phone:${phone}`, max: perNumber, minutes: DAY },
    { key: `phone-code:address:${address}`, max: budgets.phoneCodesPerAddress, minutes: DAY },
    { key: `phone-code:block:${block}`, max: budgets.phoneCodesPerBlock, minutes: DAY },
    { key: PHONE_CODES_OF_ALL, max: budgets.phoneCodesPerDay, minutes: DAY },
  ];
}

export const PHONE_CODES_OF_ALL = 'phone-code:all';

/** Mail for `ana+anything@` reaches ana, whatever its case. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}
