import {
  changeReservation,
  boatCreation,
  emailConfigForm,
  MOST_CUSTOM_RATES,
  MOST_PHOTOS,
  profileUpdate,
  registration,
  smsConfigForm,
  writeMessage,
} from '@harbourline/contracts';
import { API } from '@harbourline/contracts/api';
import { depositShortfall, NOTICE_HOURS } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import { z } from 'zod';
import { amountsFrom, requireSomeoneToPay } from '../../../services/booking/src/domain/admin-amounts';
import {
  assessReservation,
  type CaptainOffer,
  type Wish,
} from '../../../services/booking/src/domain/assess-reservation';
import type { Boat } from '../../../services/booking/src/domain/boat';
import { requireBlockable } from '../../../services/booking/src/domain/calendar-block';
import { refuseHold } from '../../../services/payments/src/domain/intents/refuse-hold';
import { rowsOf } from './read-security';

const NOW = new Date('2026-06-01T12:00:00Z');
const after = (hours: number, from = NOW) => new Date(from.getTime() + hours * 3_600_000);
/** Two in the afternoon in Toronto. */
const START = new Date('2026-06-15T18:00:00Z');

/** The document says how a combination is answered; null stands for one that fits. */
type Answer = () => string | null;

interface Reservation {
  start?: Date;
  hours?: number;
  guests?: number;
  boat?: Partial<Boat>;
  captain?: CaptainOffer;
}

const reserve =
  ({ start = START, hours = 4, guests = 8, boat = {}, ...asked }: Reservation): Answer =>
  () => {
    const captain = 'captain' in asked ? asked.captain : { hourlyRateCents: 5_000 };
    const captainId = captain === null ? null : 7;
    const wish: Wish = { startDate: start, endDate: after(hours, start), guestCount: guests, captainId };
    const listed = { city: 'Toronto', capacity: 8, minimumHours: 4, rateCents: 30_000, discountPercent: 0 };
    return assessReservation({
      ...{ boat: { ...listed, available: true, customRates: {}, ...boat } as Boat, captain },
      ...{ wish, now: NOW, noticeHours: NOTICE_HOURS },
    }).broken;
  };

const HOLD = { renterId: 5, boatId: 2, status: 'live', expiresAt: after(0.25).toISOString(), depositCents: 40_000 };
const pay =
  (wish: Partial<Parameters<typeof refuseHold>[1]>): Answer =>
  () =>
    refuseHold(HOLD as Parameters<typeof refuseHold>[0], { renterId: 5, amountCents: 40_000, now: NOW, ...wish });

const doing =
  (act: () => unknown): Answer =>
  () => {
    act();
    return null;
  };
const deposit = (depositCents: number) =>
  doing(() => amountsFrom({ boatRentalCents: 30_000, captainFeeCents: 10_000, depositCents }));
const changeTo =
  (newTotalCents: number): Answer =>
  () =>
    depositShortfall({ totalCents: 40_000, depositCents: 10_000 }, newTotalCents) && 'deposit_too_small';
const block = (from: number, until: number) =>
  doing(() => requireBlockable({ startDate: after(from), endDate: after(until) }, NOW));

const fill =
  (form: z.ZodType, value: unknown): Answer =>
  () => {
    const [path] = form.safeParse(value).error?.issues.map((issue) => issue.path) ?? [];
    if (path === undefined) return null;
    if (path.length === 0) return 'the whole';
    return typeof path.at(-1) === 'number' ? 'the entry' : path.join('.');
  };
const PERSON = {
  fullName: 'Marie Tremblay',
  email: 'marie@example.com',
  phone: '4165550107',
  password: 'a calm harbor',
};
const profile = (change: object) => fill(profileUpdate, change);
const image = '/api/image/boat-images/3f0c.jpg';
const LISTING = { boatName: 'A', model: 'B', city: 'Toronto', capacity: 8, length: 30, rate: 200 };
const withRates = (days: number) =>
  fill(boatCreation, {
    ...{ ...LISTING, images: [image, image, image] },
    customRates: Object.fromEntries(
      Array.from({ length: days }, (_, day) => [
        after(24 * day)
          .toISOString()
          .slice(0, 10),
        300,
      ]),
    ),
  });
const withShown = (photos: number) =>
  fill(boatCreation, {
    ...{ ...LISTING, images: [image, image, image] },
    facts: {
      photos: Object.fromEntries(
        Array.from({ length: photos }, (_, at) => [`/api/image/boat-images/${at}.jpg`, 'deck']),
      ),
    },
  });
const SENDER = { fromEmail: 'bookings@example.com', fromName: 'Harbourline' };
const mailCopies = (...ccEmails: string[]) => fill(emailConfigForm, { ...SENDER, ccEmails });
const smsCopies = (...ccPhoneNumbers: string[]) =>
  fill(smsConfigForm, { twilioAccountSid: '', twilioPhoneNumber: '', ccPhoneNumbers });
const change = changeReservation.body;

/** Each rule of the document: what fits, and what does not. */
const RULES: Record<string, { fits: Answer[]; not: Answer[] }> = {
  'A charter ends after its start, by whole hours, and within a day': {
    fits: [reserve({})],
    not: [reserve({ hours: 0 }), reserve({ hours: -4 }), reserve({ hours: 4.5 }), reserve({ hours: 25 })],
  },
  'It lasts at least as long as its boat goes out for, and 12 hours at most': {
    fits: [reserve({ hours: 12 }), reserve({ hours: 4 })],
    not: [reserve({ hours: 13 }), reserve({ hours: 3 })],
  },
  'It starts at a half hour from 10:00 to 22:30 by the clock of the boat’s city': {
    fits: [reserve({ start: after(-4, START) }), reserve({ start: after(8.5, START) })],
    not: [
      ...[-4.5, 9, 0.25].map((hours) => reserve({ start: after(hours, START) })),
      reserve({ start: after(-4, START), boat: { city: 'Cancun' } }),
    ],
  },
  'It starts 36 hours from now at the earliest': {
    fits: [reserve({ start: after(50) })],
    not: [reserve({ start: after(6) }), reserve({ start: after(-18) })],
  },
  'No more guests than the boat takes': { fits: [reserve({ guests: 8 })], not: [reserve({ guests: 9 })] },
  'A boat that goes out with a captain only has one': {
    fits: [reserve({ boat: { onlyWithCaptain: true } }), reserve({ captain: null })],
    not: [reserve({ boat: { onlyWithCaptain: true }, captain: null })],
  },
  'The boat is listed': { fits: [reserve({})], not: [reserve({ boat: { available: false } })] },
  'The captain who is asked for makes an offer for the boat': {
    fits: [reserve({ captain: null }), reserve({})],
    not: [reserve({ captain: undefined })],
  },
  'A deposit is no more than the whole': { fits: [deposit(40_000)], not: [deposit(40_001)] },
  'A change that costs more has a deposit of a quarter': {
    fits: [changeTo(30_000), changeTo(40_000)],
    not: [changeTo(48_000)],
  },
  'A captain’s fee needs a captain': {
    fits: [doing(() => requireSomeoneToPay(0, null)), doing(() => requireSomeoneToPay(1, 7))],
    not: [doing(() => requireSomeoneToPay(1, null))],
  },
  'A payment is by the renter who holds the slot': { fits: [pay({})], not: [pay({ renterId: 6 })] },
  'It is made while the slot is held': { fits: [pay({ now: after(0.2) })], not: [pay({ now: after(0.25) })] },
  'Its amount is the hold’s deposit': { fits: [pay({})], not: [pay({ amountCents: 39_999 })] },
  'A block of a calendar ends after its start, after now, and within a year': {
    fits: [block(-1, 1), block(0, 366 * 24)],
    not: [block(2, 2), block(3, 2), block(-2, 0), block(0, 366 * 24 + 1)],
  },
  'A password and its repetition are the same': {
    fits: [fill(registration, { ...PERSON, confirmPassword: PERSON.password })],
    not: [fill(registration, { ...PERSON, confirmPassword: 'another one' })],
  },
  'A message says something, or shows a photo': {
    fits: [
      fill(writeMessage.body, { text: 'At pier 4' }),
      fill(writeMessage.body, { text: '', pictures: ['charter-pictures/a.jpg'] }),
    ],
    not: [fill(writeMessage.body, { text: ' ' }), fill(writeMessage.body, { text: '', pictures: [] })],
  },
  'A new password comes with the current one and its repetition': {
    fits: [profile({ currentPassword: 'a storm', newPassword: 'a calm', confirmNewPassword: 'a calm' })],
    not: [
      profile({ newPassword: 'a calm', confirmNewPassword: 'a calm' }),
      profile({ currentPassword: 'a storm', newPassword: 'a calm' }),
      profile({ currentPassword: 'a storm', newPassword: 'a calm', confirmNewPassword: 'a wind' }),
    ],
  },
  'A change of a profile or a reservation changes something': {
    fits: [profile({ fullName: 'Marie' }), fill(change, { guestCount: 3 })],
    not: [profile({}), fill(change, {})],
  },
  'At most 730 days have a rate of their own': {
    fits: [withRates(MOST_CUSTOM_RATES)],
    not: [withRates(MOST_CUSTOM_RATES + 1)],
  },
  'Of at most 30 photos it is said what they show': {
    fits: [withShown(MOST_PHOTOS)],
    not: [withShown(MOST_PHOTOS + 1)],
  },
  'Nobody is on a list of copies twice': {
    fits: [mailCopies('a@example.com', 'b@example.com'), smsCopies('+14165550101', '+14165550102')],
    not: [mailCopies('a@example.com', 'A@example.com'), smsCopies('+14165550101', '+14165550101')],
  },
};

const answerOf = (ask: Answer): string | null => {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, fields } = error;
    return Object.keys(fields ?? {})[0] ?? code;
  }
};
const told = new Map(
  rowsOf('Data that must fit together')
    .slice(2)
    .map(([rule = '', answer = '']) => [rule.replaceAll("'", '’'), answer.replaceAll('`', '')]),
);

it('says every rule', () => {
  expect([...told.keys()]).toEqual(Object.keys(RULES));
});

it.each(Object.entries(RULES))('%s', (rule, { fits, not }) => {
  expect(fits.map(answerOf)).toEqual(fits.map(() => null));
  expect(not.map(answerOf)).toEqual(not.map(() => told.get(rule)));
});

/** Those of a body's objects, lists and records that are judged as a whole, by the path to them. */
function judgedWhole(schema: unknown, path: string): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return judgedWhole(schema.unwrap(), path);
  }
  const ownRule = (type: z.ZodType) => type.def.checks?.some(({ _zod }) => _zod.def.check === 'custom') ?? false;
  if (schema instanceof z.ZodObject) {
    const inside = Object.entries(schema.shape).flatMap(([name, field]) => judgedWhole(field, `${path}.${name}`));
    return ownRule(schema) ? [path, ...inside] : inside;
  }
  return (schema instanceof z.ZodArray || schema instanceof z.ZodRecord) && ownRule(schema) ? [path] : [];
}

it('leaves out no form that is judged as a whole', () => {
  const found = Object.values(API)
    .flat()
    .flatMap(({ method, path, body, actions = {} }) => [
      ...judgedWhole(body, `${method} ${path}`),
      ...Object.entries(actions).flatMap(([name, action]) => judgedWhole(action.body, name)),
    ]);
  expect(found.sort()).toEqual([
    'PATCH /api/bookings/:id/reservation',
    'POST /api/auth/register',
    'POST /api/boats.customRates',
    'POST /api/boats.facts.photos',
    'POST /api/bookings/:id/conversation/messages',
    'POST /api/email/config.ccEmails',
    'POST /api/sms/config.ccPhoneNumbers',
    'PUT /api/boats/:id.customRates',
    'PUT /api/boats/:id.facts.photos',
    'updateProfile',
  ]);
});
