import { DETAILS } from '@harbourline/contracts';
import type { TermName } from '@harbourline/policy/words';

/** The numbers of the rules, as they are set, and the cities: any message to a user may name them. */
const OF_TERMS = [
  'depositPercent',
  'ownerResponseTime',
  'renterResponseTime',
  'noticeTime',
  'refundChoiceTime',
  'rebookTime',
  'refundArrivalTime',
  'earlyArrivalTime',
  'ownerPayoutTime',
  'commissionPercent',
  'cities',
] as const satisfies readonly TermName[];

/** The placeholders of messages about a booking, for every reader. */
export const OF_BOOKINGS = [
  'renterName',
  'ownerName',
  'captainName',
  'boatName',
  'bookingId',
  'location',
  'arrival',
  'boardingPlace',
  'boardingDock',
  'boardingParking',
  'boardingMap',
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'duration',
  ...DETAILS,
  'totalPrice',
  'depositAmount',
  'depositPaid',
  'depositPromise',
  'balanceDue',
  'captainFee',
  'renterPhone',
  'renterEmail',
  'ownerPhone',
  'ownerEmail',
  'captainPhone',
  'respondBy',
  'cancellationReason',
  'cancellationDate',
  'refundAmount',
  'refundInWords',
  'depositToChoose',
  'chooseBy',
  'keptDeposit',
  'ownerShare',
  'originalStartTime',
  'newStartTime',
  'originalCaptain',
  'newCaptain',
  'changeInWords',
  'changeReason',
  'proposedChange',
  'changeAnswerBy',
  'changeEffect',
  'calledOffInWords',
  'newTimeBy',
  'captainToFind',
  'captainStanding',
  'captainToCheck',
  'standingTitle',
  'standingInWords',
  'ownProposal',
  'refundChoice',
  'creditAmount',
  'otherBoatsDay',
  ...OF_TERMS,
] as const;

/** The placeholders of messages to users about their own account. */
export const OF_ACCOUNTS = [
  'fullName',
  'renterName',
  'renterEmail',
  'renterPhone',
  'ownerName',
  'ownerEmail',
  'ownerPhone',
  'captainName',
  'captainPhone',
  'certifications',
  ...OF_TERMS,
] as const;

/** The placeholders of a mail about messages that a booking's people have written. */
export const OF_CONVERSATIONS = [
  'fullName',
  'messageSenders',
  'newMessages',
  'moreMessages',
  'bookingId',
  'boatName',
  'location',
  'startDate',
  'startTime',
  ...OF_TERMS,
] as const;

/** The placeholders of a message to our support about the person who wrote to us. */
export const OF_CONTACTS = ['senderName', 'senderEmail', 'senderPhone', 'contactSubject', 'contactMessage'] as const;

/** The placeholders of mails about a question that was asked of a boat. */
export const OF_QUESTIONS = [
  'fullName',
  'askerName',
  'questionBoat',
  'boatId',
  'question',
  'answer',
  'answeredBy',
  ...OF_TERMS,
] as const;

/** Those that a button may lead to: addresses of ours, made here and by nobody else. */
export const LINKS = ['confirmationLink', 'resetLink'] as const;

/** Those that the path of a page of ours may hold. */
export const IN_PATHS = ['bookingId', 'boatId'] as const satisfies readonly (
  | (typeof OF_BOOKINGS)[number]
  | (typeof OF_QUESTIONS)[number]
)[];

/** The further placeholders of single messages. */
const OF_SINGLE_MESSAGES = [
  'validUntil',
  'whatChanged',
  'changedAt',
  'ifNotYou',
  'licenseName',
  'licenseExpiresOn',
  'rejectionReason',
  'phoneCode',
  'phoneCodeTime',
  'reviewOf',
  'reviewStars',
  'reviewedCharter',
  'hiddenReason',
  'reviewUntil',
  'markedBalance',
  'dockRecord',
  'agreedElsewhere',
  'objectBy',
] as const;

/** The names that a template may put in double braces. */
export const PLACEHOLDERS = [
  ...new Set([
    ...OF_BOOKINGS,
    ...OF_ACCOUNTS,
    ...OF_CONVERSATIONS,
    ...OF_CONTACTS,
    ...OF_QUESTIONS,
    ...LINKS,
    ...OF_SINGLE_MESSAGES,
  ]),
];
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The values of the placeholders in one message. A missing value is unknown, or not for the recipient. */
export type Values = Partial<Record<Placeholder, string>>;
