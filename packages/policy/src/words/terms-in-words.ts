import { COMMISSION_SHARE } from '../amounts-due';
import { CALL_OFF_HOURS, REBOOK_CHOICE_HOURS, REBOOK_DAYS } from '../call-off';
import { CITIES } from '../cities';
import { QUESTION_WAITS_HOURS } from '../questions';
import { MESSAGES_CLOSE_DAYS, UNREAD_MAIL_MINUTES } from '../conversations';
import { REFUND_ARRIVES_DAYS } from '../deadlines';
import { DEPOSIT_SHARE, DISCOUNT_FROM_HOURS } from '../offer/price';
import { MAX_HOURS, START_TIMES } from '../offer/slots';
import {
  BREACH_HOURS,
  FREE_CANCELLATION_HOURS,
  LATE_OWNER_PERCENT,
  PROVIDER_GRACE_HOURS,
  RENTER_NOTICE_HOURS,
} from '../refund';
import { REVIEW_DAYS } from '../reviews';
import { KNOWN_DEVICE_DAYS, PHONE_CODE_MINUTES, REFRESH_TOKEN_DAYS } from '../sign-in';
import { DECLINED_TAB_DAYS } from '../tabs';
import { DEFAULT_TERMS, type Terms } from '../terms';
import { inLanguage } from './language';

/** How long before the start guests are asked to be there. */
const EARLY_ARRIVAL_MINUTES = 15;
/** Within how long somebody answers who writes to us. */
const CONTACT_ANSWER_HOURS = 24;
/** Within how long somebody is answered who asks about their personal data. */
const PRIVACY_ANSWER_DAYS = 30;
/** Within how long a captain is paid where the platform pays. */
const CAPTAIN_PAYOUT_HOURS = 48;

/** Every number of the rules, and the cities, as a sentence says them. Sentences name them in double braces instead of writing them out. */
export const TERM_NAMES = [
  'ownerResponseTime',
  'renterResponseTime',
  'noticeTime',
  'holdTime',
  'refundChoiceTime',
  'ownerPayoutTime',
  'depositPercent',
  'balancePercent',
  'commissionPercent',
  'ownerDepositPercent',
  'lateOwnerPercent',
  'freeCancellationTime',
  'renterNoticeTime',
  'providerGraceTime',
  'breachTime',
  'callOffTime',
  'discountFromTime',
  'earlyArrivalTime',
  'refundArrivalTime',
  'contactAnswerTime',
  'questionWaitTime',
  'captainPayoutTime',
  'phoneCodeTime',
  'staySignedInTime',
  'knownDeviceTime',
  'privacyAnswerTime',
  'firstStart',
  'lastStart',
  'longestCharter',
  'declinedTime',
  'messagesTime',
  'unreadMailTime',
  'reviewTime',
  'rebookTime',
  'rebookChoiceTime',
  'cities',
] as const;
export type TermName = (typeof TERM_NAMES)[number];

/** Terms that are not given have their default values. */
export function termsInWords(given: Partial<Terms> = {}): Record<TermName, string> {
  const terms = { ...DEFAULT_TERMS, ...given };
  return {
    ownerResponseTime: hoursInWords(terms.ownerResponseHours),
    renterResponseTime: hoursInWords(terms.renterResponseHours),
    noticeTime: hoursInWords(terms.noticeHours),
    holdTime: hoursInWords(terms.holdHours),
    refundChoiceTime: daysInWords(terms.refundChoiceHours / 24),
    ownerPayoutTime: daysInWords(terms.ownerPayoutDays),
    depositPercent: percentInWords(DEPOSIT_SHARE),
    balancePercent: percentInWords(1 - DEPOSIT_SHARE),
    commissionPercent: percentInWords(COMMISSION_SHARE),
    ownerDepositPercent: percentInWords((DEPOSIT_SHARE - COMMISSION_SHARE) / DEPOSIT_SHARE),
    lateOwnerPercent: percentInWords(LATE_OWNER_PERCENT / 100),
    freeCancellationTime: hoursInWords(FREE_CANCELLATION_HOURS),
    renterNoticeTime: hoursInWords(RENTER_NOTICE_HOURS),
    providerGraceTime: hoursInWords(PROVIDER_GRACE_HOURS),
    breachTime: hoursInWords(BREACH_HOURS),
    callOffTime: hoursInWords(CALL_OFF_HOURS),
    discountFromTime: hoursInWords(DISCOUNT_FROM_HOURS),
    earlyArrivalTime: hoursInWords(EARLY_ARRIVAL_MINUTES / 60),
    refundArrivalTime: `${REFUND_ARRIVES_DAYS} ${inLanguage('business days')}`,
    questionWaitTime: hoursInWords(QUESTION_WAITS_HOURS),
    contactAnswerTime: hoursInWords(CONTACT_ANSWER_HOURS),
    captainPayoutTime: hoursInWords(CAPTAIN_PAYOUT_HOURS),
    phoneCodeTime: hoursInWords(PHONE_CODE_MINUTES / 60),
    staySignedInTime: daysInWords(REFRESH_TOKEN_DAYS),
    knownDeviceTime: daysInWords(KNOWN_DEVICE_DAYS),
    privacyAnswerTime: daysInWords(PRIVACY_ANSWER_DAYS),
    firstStart: clockInWords(START_TIMES.at(0) ?? ''),
    lastStart: clockInWords(START_TIMES.at(-1) ?? ''),
    longestCharter: hoursInWords(MAX_HOURS),
    declinedTime: daysInWords(DECLINED_TAB_DAYS),
    messagesTime: daysInWords(MESSAGES_CLOSE_DAYS),
    unreadMailTime: hoursInWords(UNREAD_MAIL_MINUTES / 60),
    reviewTime: daysInWords(REVIEW_DAYS),
    rebookTime: daysInWords(REBOOK_DAYS),
    rebookChoiceTime: daysInWords(REBOOK_CHOICE_HOURS / 24),
    cities: listInWords(CITIES),
  };
}

/**
 * Puts the terms into a text that names them in double braces.
 * Throws RangeError for a name that no term has.
 */
export function fillTerms(text: string, words: Readonly<Record<TermName, string>>): string {
  const known: Readonly<Record<string, string>> = words;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const term = Object.hasOwn(known, name) ? known[name] : undefined;
    if (term === undefined) throw new RangeError(`No term is called ${name}`);
    return term;
  });
}

/** "24 hours", "1 hour"; parts of an hour in minutes or seconds. */
function hoursInWords(hours: number): string {
  if (hours >= 1) return counted(hours, 'hour');
  return hours * 60 >= 1 ? counted(hours * 60, 'minute') : counted(hours * 3_600, 'second');
}

/** "30 days"; parts of days in hours. */
function daysInWords(days: number): string {
  return Number.isInteger(days) ? counted(days, 'day') : hoursInWords(days * 24);
}

/** "1 hour", "2.5 hours". */
export function counted(amount: number, unit: string): string {
  const rounded = Math.round(amount * 10) / 10;
  return `${rounded} ${inLanguage(unit + (rounded === 1 ? '' : 's'))}`;
}

/** HH:MM as "10:30 p.m." */
function clockInWords(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}${time.slice(2)} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

function percentInWords(share: number): string {
  return `${Math.round(share * 1_000) / 10}%`;
}

/** One, two and three: with no comma before the last one, as the British have it. */
export const listInWords = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);
