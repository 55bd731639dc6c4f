import * as events from '@harbourline/contracts';
import type { BookingState } from '@harbourline/contracts';
import { NOTICE_HOURS } from '@harbourline/policy';
import { termsInWords } from '@harbourline/policy/words';
import type { About } from '../src/domain/messages/about';
import { bookingValues } from '../src/domain/values/booking-values';
import { BOOKING_MESSAGES } from '../src/domain/messages/messages-by-event';
import { namedUuid } from '../src/domain/reminders/named-uuid';
import { PARTIES, type Party } from '../src/domain/messages/parties';
import { NotNeeded } from '../src/domain/deliveries/not-needed';
import { valuesFor } from '../src/domain/values/values-for';
import { BOOKING, CAPTAIN, changedFrom, CONFIRMED, ended, NEW_CAPTAIN, OWNER, RENTER } from './support/people';

const PEOPLE = [RENTER, OWNER, CAPTAIN, NEW_CAPTAIN];
const find = (id: number) => PEOPLE.find((user) => user.id === id);
const links = {
  toConfirmEmail: () => 'confirm',
  toResetPassword: () => 'reset',
  codeOf: () => '123456',
  addressOf: () => 'x',
};
const terms = termsInWords();
const noticeHours = NOTICE_HOURS;
const now = new Date('2026-06-28T15:00:00.000Z');
const CONTACTS = ['renterPhone', 'renterEmail', 'ownerPhone', 'ownerEmail', 'captainPhone'] as const;

/** A booking that goes from one captain to another. */
const replaced = (state: BookingState) => changedFrom({}, { ...state, captainId: NEW_CAPTAIN.id });
const contactsFor = (to: Party, state: BookingState) => {
  const values = bookingValues({ booking: replaced(state), at: BOOKING.startDate }, to, find);
  return CONTACTS.filter((name) => values[name] !== undefined);
};

describe('contact data', () => {
  const own: Record<Party, string[]> = {
    renter: ['renterPhone', 'renterEmail'],
    owner: ['ownerPhone', 'ownerEmail'],
    captain: ['captainPhone'],
    'former captain': ['captainPhone'],
  };

  it.each(PARTIES)('of nobody else are there for the %s of a booking that is not confirmed', (party) => {
    for (const state of [BOOKING, ended('owner_cancelled')]) expect(contactsFor(party, state)).toEqual(own[party]);
  });

  it.each(['renter', 'owner', 'captain'] as const)('of everybody are there for the %s once it is', (party) => {
    for (const status of ['confirmed', 'completed'] as const) {
      expect(contactsFor(party, { ...CONFIRMED, status })).toEqual(CONTACTS);
    }
  });

  it('of nobody are there for a captain who is not on it any more, nor is who came instead', () => {
    const values = bookingValues({ booking: replaced(CONFIRMED), at: BOOKING.startDate }, 'former captain', find);
    expect(contactsFor('former captain', CONFIRMED)).toEqual(['captainPhone']);
    expect(values).toMatchObject({ captainName: CAPTAIN.fullName, captainPhone: '+1 416 555 0107' });
    expect(Object.values(values).join()).not.toContain(NEW_CAPTAIN.fullName);
  });
});

describe('how to board', () => {
  const boarding = { marina: 'Pier 4', dock: 'Third slip', minutesBefore: 0 };
  const { calledOff } = events.bookingCalledOff.sample;
  const said = (party: Party, state: BookingState) => {
    const { arrival, boardingPlace, boardingDock } = bookingValues(
      { booking: replaced(state), at: BOOKING.startDate },
      party,
      find,
      boarding,
    );
    return { arrival, boardingPlace, boardingDock };
  };

  it.each(['renter', 'owner', 'captain'] as const)('is there for the %s of a charter to come', (party) => {
    expect(said(party, CONFIRMED)).toEqual({
      ...{ arrival: 'at the start time', boardingPlace: 'Pier 4', boardingDock: 'Third slip' },
    });
  });

  it.each(PARTIES)('is not there for the %s of one that is requested, called off, over or ended', (party) => {
    const over = { ...CONFIRMED, status: 'completed' as const };
    for (const state of [BOOKING, { ...CONFIRMED, calledOff }, over, ended('owner_cancelled')])
      expect(said(party, state)).toEqual({ arrival: '15 minutes early' });
    expect(said('former captain', CONFIRMED)).toEqual({ arrival: '15 minutes early' });
  });
});

describe('of a user’s account', () => {
  const told = (licensed: boolean | undefined): About => ({ kind: 'account', licensed });

  it('both licences are certified once they are on file, and nothing before', () => {
    const surroundings = { find, links, terms, noticeHours, now };
    expect(valuesFor(told(true), CAPTAIN, surroundings).certifications).toBe(
      'Pleasure Craft Operator’s License and Port of Toronto Harbour License',
    );
    for (const licensed of [false, undefined]) {
      expect(valuesFor(told(licensed), CAPTAIN, surroundings).certifications).toBeUndefined();
    }
  });
});

describe('a message to our support', () => {
  it('says who wrote, and what, without an account of anybody', () => {
    const sender = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '+14165550199' };
    const message = { subject: 'A question', message: 'Is it\nfree?' };
    const values = valuesFor({ kind: 'contact', submissionId: 1, ...sender, ...message }, undefined, {
      find,
      links,
      terms,
      noticeHours,
      now,
    });
    expect(values).toEqual({
      senderName: 'Ann Lee',
      senderEmail: 'ann@example.com',
      senderPhone: '+1 416 555 0199',
      contactSubject: 'A question',
      contactMessage: 'Is it\nfree?',
    });
  });
});

it('says nothing of what a reminder is too late for', () => {
  const told = (until: Date): About => ({
    kind: 'booking',
    booking: BOOKING,
    at: now.toISOString(),
    until: until.toISOString(),
  });
  expect(() => valuesFor(told(now), OWNER, { find, links, terms, noticeHours, now })).toThrow(NotNeeded);
  const later = new Date(now.getTime() + 1);
  expect(valuesFor(told(later), OWNER, { find, links, terms, noticeHours, now }).ownerName).toBe(OWNER.fullName);
});

it('knows whom to tell of every event of a booking but its erasure and what its deposit does by itself, of which nobody is told', () => {
  const told = BOOKING_MESSAGES.map(({ event }) => event.type);
  const all = events.BOOKING_EVENTS.map(({ type }) => type);
  expect([...told, events.bookingDepositMoved.type, events.bookingErased.type].sort()).toEqual(all.sort());
});

it('makes the same id of the same name, a UUID of version 5', () => {
  const id = namedUuid('reminder 1');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(namedUuid('reminder 1')).toBe(id);
  expect(namedUuid('reminder 2')).not.toBe(id);
});

describe('of a deposit', () => {
  const UNPAID = { paymentIntentId: null, paidDate: null };
  const DIRECT = { paymentIntentId: null, paidDate: '2026-06-20T16:00:00.000Z', paidReference: 'T-1' };
  const CREDIT = { creditCents: BOOKING.depositCents };
  const of = (more: Partial<BookingState>, to: Party = 'renter', state: BookingState = BOOKING) =>
    bookingValues({ booking: { ...state, ...more }, at: BOOKING.startDate }, to, find);
  const NONE = 'No deposit was paid, so none is refunded.';

  it('a message promises what the way it was paid allows, and nothing of one that nobody has paid', () => {
    expect(of(UNPAID)).toMatchObject({ depositAmount: '$415, not paid yet', depositPromise: NONE });
    expect(of(UNPAID).depositPaid).toBeUndefined();
    expect(of(UNPAID, 'owner').depositPromise).toBe(NONE);
    expect(of(DIRECT).depositPaid).toBe('$415');
    expect(of(DIRECT).depositPromise).toContain('directly from us, since that is how it was paid');
    expect(of(CREDIT).depositPromise).toBe('Your deposit of $415 comes back in full, as a credit.');
    expect(of({}).depositPromise).toContain('A refund to a card arrives within 3-5 business days.');
    expect(of({}, 'owner').depositPromise).toBe('The renter gets the whole deposit of $415 back.');
  });

  it('a message of the end says what becomes of it', () => {
    const cancelled = ended('owner_declined');
    expect(of({ ...UNPAID, settlement: null, refundCents: null }, 'renter', cancelled).refundInWords).toBe(NONE);
    expect(of(DIRECT, 'renter', cancelled).refundInWords).toContain(
      'We owe you $415 and will return it to you directly',
    );
    expect(of(CREDIT, 'renter', cancelled).refundInWords).toContain('comes back as a credit');
    expect(of({}, 'renter', cancelled).refundInWords).toContain('Your refund of $415 is on its way');
  });

  it('amounts of nothing are not spoken of', () => {
    expect(of({ balanceFromRenterCents: 0, dueToCaptainCents: 0 })).not.toMatchObject({
      balanceDue: expect.anything(),
    });
  });
});
