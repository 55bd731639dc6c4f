import { addHours, dayOfDate } from '@harbourline/policy';
import type { Boarding, TermName } from '@harbourline/policy/words';
import type { TemplateId } from '../../templates/built-in';
import type { About } from '../messages/about';
import type { Party } from '../messages/parties';
import type { Values } from '../placeholders/placeholders';
import type { WaitingMessage } from '../values/conversation-values';
import type { Links } from '../values/links';
import type { ToldQuestion } from '../values/question-values';
import { valuesFor } from '../values/values-for';
import { sampleBookings, type SampleBooking } from './sample-bookings';
import { SAMPLE_PEOPLE } from './sample-people';

type Sample = { to: Party; booking: SampleBooking } | { to: Party; about: (now: Date) => About };

const SEALED = 'sample';
const account = (to: Party): Sample => ({
  to,
  about: () => ({ kind: 'account', sealedConfirmation: SEALED, licensed: false }),
});

const datedLicense = (kind: 'license-accepted' | 'license-expiring' | 'license-expired'): Sample => ({
  to: 'captain',
  about: (now) => ({
    kind,
    userId: SAMPLE_PEOPLE.captain.id,
    licenseType: 'harbor',
    expiresOn: dayOfDate(addHours(now, kind === 'license-expired' ? -24 : 30 * 24)),
  }),
});

const SAMPLE_REVIEW = {
  ...{ id: 1, bookingId: 4021, about: 'boat' as const, boatId: 12, boatTitle: '45ft Sea Ray Sundancer' },
  ...{ authorId: SAMPLE_PEOPLE.renter.id, reviewedId: SAMPLE_PEOPLE.owner.id },
};

/** The reader of a template's sample, and the facts it is about. */
const SAMPLES: Readonly<Record<TemplateId, Sample>> = {
  'welcome-renter': account('renter'),
  'welcome-owner': account('owner'),
  'welcome-captain': account('captain'),
  'new-reservation-renter': { to: 'renter', booking: 'pending' },
  'new-reservation-owner': { to: 'owner', booking: 'pending' },
  'reservation-adjusted-renter': { to: 'renter', booking: 'adjusted' },
  'confirmed-booking-renter': { to: 'renter', booking: 'confirmed' },
  'confirmed-booking-owner': { to: 'owner', booking: 'confirmed' },
  'booking-changed-renter': { to: 'renter', booking: 'changed' },
  'booking-changed-owner': { to: 'owner', booking: 'changedByRenter' },
  'booking-standing-renter': { to: 'renter', booking: 'captainAwaited' },
  'booking-standing-owner': { to: 'owner', booking: 'captainAwaited' },
  'choose-captain-owner': { to: 'owner', booking: 'captainLeft' },
  'change-not-made-renter': { to: 'renter', booking: 'changeDeclined' },
  'change-not-made-owner': { to: 'owner', booking: 'changeDeclined' },
  'change-not-made-captain': { to: 'captain', booking: 'changeDeclined' },
  'change-proposed-renter': { to: 'renter', booking: 'changeProposedByOwner' },
  'change-proposed-captain': { to: 'captain', booking: 'changeProposedByRenter' },
  'change-proposed-owner': { to: 'owner', booking: 'changeProposedByRenter' },
  'called-off-renter': { to: 'renter', booking: 'calledOff' },
  'called-off-owner': { to: 'owner', booking: 'calledOff' },
  'called-off-captain': { to: 'captain', booking: 'calledOff' },
  'new-time-proposed-renter': { to: 'renter', booking: 'newTimeByOwner' },
  'new-time-proposed-owner': { to: 'owner', booking: 'newTimeByRenter' },
  'reservation-canceled-renter': { to: 'renter', booking: 'declined' },
  'booking-canceled-renter': { to: 'renter', booking: 'cancelledByOwner' },
  'cancellation-notice-owner': { to: 'owner', booking: 'cancelledByRenter' },
  'refund-chosen-renter': { to: 'renter', booking: 'refundChosen' },
  'charter-request-captain': { to: 'captain', booking: 'asked' },
  'charter-request-ended-captain': { to: 'captain', booking: 'requestEnded' },
  'new-charter-captain': { to: 'captain', booking: 'confirmed' },
  'charter-changed-captain': { to: 'captain', booking: 'changed' },
  'charter-canceled-captain': { to: 'captain', booking: 'cancelledByRenter' },
  'answer-reminder-owner': { to: 'owner', booking: 'pending' },
  'answer-reminder-captain': { to: 'captain', booking: 'asked' },
  'trip-reminder-renter': { to: 'renter', booking: 'confirmed' },
  'trip-reminder-captain': { to: 'captain', booking: 'confirmed' },
  'new-messages': {
    to: 'renter',
    about: (now) => ({ kind: 'messages', booking: sampleBookings(now).confirmed.booking, after: 0, upTo: 2 }),
  },
  'balance-marked-renter': { to: 'renter', booking: 'balanceReceived' },
  'balance-marked-owner': { to: 'owner', booking: 'balancePaid' },
  'agreed-at-dock-renter': { to: 'renter', booking: 'agreedElsewhere' },
  'objected-at-dock-owner': { to: 'owner', booking: 'objected' },
  'objected-at-dock-captain': { to: 'captain', booking: 'objected' },
  'review-invitation-renter': { to: 'renter', booking: 'completed' },
  'review-invitation-owner': { to: 'owner', booking: 'completed' },
  'review-published': {
    to: 'owner',
    about: () => ({ kind: 'review-published', ...SAMPLE_REVIEW, average: 4.6 }),
  },
  'review-hidden': {
    to: 'renter',
    about: () => ({ kind: 'review-hidden', ...SAMPLE_REVIEW, reason: 'It names people who were not on board.' }),
  },
  'question-asked-owner': { to: 'owner', about: () => ({ kind: 'question-asked', submissionId: 1 }) },
  'question-answered': { to: 'renter', about: () => ({ kind: 'question-answered', submissionId: 1 }) },
  'password-reset': {
    to: 'renter',
    about: (now) => ({
      kind: 'password-reset',
      userId: SAMPLE_PEOPLE.renter.id,
      sealedToken: SEALED,
      expiresAt: addHours(now, 0.5).toISOString(),
    }),
  },
  'confirm-email': {
    to: 'renter',
    about: () => ({
      kind: 'confirm-email',
      userId: SAMPLE_PEOPLE.renter.id,
      email: SAMPLE_PEOPLE.renter.email,
      sealedToken: SEALED,
    }),
  },
  'phone-code': {
    to: 'renter',
    about: (now) => ({
      kind: 'phone-code',
      userId: SAMPLE_PEOPLE.renter.id,
      phone: SAMPLE_PEOPLE.renter.phone,
      sealedCode: SEALED,
      expiresAt: addHours(now, 1 / 6).toISOString(),
    }),
  },
  'account-changed': {
    to: 'renter',
    about: (now) => ({
      kind: 'account-changed',
      userId: SAMPLE_PEOPLE.renter.id,
      fullName: SAMPLE_PEOPLE.renter.fullName,
      email: SAMPLE_PEOPLE.renter.email,
      changed: ['email', 'phone'],
      at: now.toISOString(),
    }),
  },
  'account-closed': {
    to: 'renter',
    about: () => ({ kind: 'account-closed', userId: SAMPLE_PEOPLE.renter.id, sealedEmail: SEALED }),
  },
  'license-accepted-captain': datedLicense('license-accepted'),
  'license-rejected-captain': {
    to: 'captain',
    about: () => ({
      kind: 'license-rejected',
      userId: SAMPLE_PEOPLE.captain.id,
      licenseType: 'harbor',
      reason: 'The picture is too blurred to read.',
    }),
  },
  'license-expiring-captain': datedLicense('license-expiring'),
  'license-expired-captain': datedLicense('license-expired'),
  'contact-message': {
    to: 'renter',
    about: () => ({
      kind: 'contact',
      submissionId: 1,
      firstName: 'Amélie',
      lastName: 'Fournier',
      email: SAMPLE_PEOPLE.renter.email,
      phone: SAMPLE_PEOPLE.renter.phone,
      subject: 'Inquiry about 45ft Sea Ray Sundancer',
      message: 'Hello, is the boat free on the first weekend of July?\nWe are eight.',
    }),
  },
};

const WAITING: readonly WaitingMessage[] = [
  {
    authorId: SAMPLE_PEOPLE.owner.id,
    party: 'owner',
    text: 'You find us at pier 4, behind the blue gate.\nPlease ring twice.',
    pictures: [],
  },
  {
    authorId: SAMPLE_PEOPLE.captain.id,
    party: 'captain',
    text: 'The forecast looks good. See you on Saturday!',
    pictures: [],
  },
];

const BOARDING: Boarding = {
  ...{ marina: 'Pier 4 Marina', address: '245 Queens Quay West, Toronto' },
  ...{ dock: 'Through the blue gate, third slip on the left', parking: 'In the garage across the street' },
};

const QUESTION: ToldQuestion = {
  ...{ boatId: 12, boatTitle: '45ft Sea Ray Sundancer', handledAt: null },
  ...{ firstName: 'Amélie', lastName: 'Fournier', email: SAMPLE_PEOPLE.renter.email },
  text: 'May we bring a dog?\nIt weighs 8 kg and has been on boats before.',
  ...{ answer: 'With pleasure. We have a life jacket for dogs aboard.', answeredBy: 'owner' },
};

interface SampleSurroundings {
  origin: string;
  terms: Readonly<Record<TermName, string>>;
  noticeHours: number;
  now: Date;
}

/** The sample values of a preview or a test message. The links in it lead to no account. */
export function sampleValues(template: TemplateId, { origin, now, ...rules }: SampleSurroundings): Values {
  const sample = SAMPLES[template];
  const told = 'booking' in sample ? sampleBookings(now)[sample.booking] : sample.about(now);
  const people = Object.values(SAMPLE_PEOPLE);
  const find = (id: number) => people.find((person) => person.id === id);
  const around = {
    find,
    waiting: WAITING,
    boarding: BOARDING,
    question: QUESTION,
    links: sampleLinks(origin),
    ...rules,
    now,
  };
  return valuesFor(told, SAMPLE_PEOPLE[sample.to], around);
}

function sampleLinks(origin: string): Links {
  const link = (path: string) => new URL(`${path}?token=${SEALED}`, origin).href;
  return {
    toConfirmEmail: () => link('/confirm-email'),
    toResetPassword: () => link('/reset-password'),
    codeOf: () => '123456',
    addressOf: () => 'marie@example.com',
  };
}
