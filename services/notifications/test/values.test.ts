import * as events from '@harbourline/contracts';
import type { BookingState } from '@harbourline/contracts';
import type { About } from '../src/domain/about';
import { bookingValues } from '../src/domain/booking-values';
import { BOOKING_MESSAGES } from '../src/domain/messages-by-event';
import { namedUuid } from '../src/domain/named-uuid';
import { PARTIES, type Party } from '../src/domain/parties';
import { NotNeeded } from '../src/domain/not-needed';
import { valuesFor } from '../src/domain/values-for';
import { BOOKING, CAPTAIN, changedFrom, CONFIRMED, ended, NEW_CAPTAIN, OWNER, RENTER } from './support/people';

const PEOPLE = [RENTER, OWNER, CAPTAIN, NEW_CAPTAIN];
const find = (id: number) => PEOPLE.find((user) => user.id === id);
const links = { toConfirmEmail: () => 'confirm', toResetPassword: () => 'reset', codeOf: () => '123456' };
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
    expect(values).toMatchObject({ captainName: CAPTAIN.fullName, captainPhone: '+1 416-555-0107' });
    expect(Object.values(values).join()).not.toContain(NEW_CAPTAIN.fullName);
  });
});

describe('of a user’s account', () => {
  const told = (licensed: boolean | undefined): About => ({ kind: 'account', licensed });

  it('both licences are certified once they are on file, and nothing before', () => {
    const surroundings = { find, links, now };
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
      now,
    });
    expect(values).toEqual({
      senderName: 'Ann Lee',
      senderEmail: 'ann@example.com',
      senderPhone: '+1 416-555-0199',
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
  expect(() => valuesFor(told(now), OWNER, { find, links, now })).toThrow(NotNeeded);
  const later = new Date(now.getTime() + 1);
  expect(valuesFor(told(later), OWNER, { find, links, now }).ownerName).toBe(OWNER.fullName);
});

it('knows what to do with every event of a booking', () => {
  const all = Object.values(events).flatMap((value) =>
    typeof value === 'object' && 'aggregate' in value && value.aggregate === 'booking' ? [value.type] : [],
  );
  expect(all.length).toBeGreaterThan(10);
  expect(BOOKING_MESSAGES.map(({ event }) => event.type).sort()).toEqual([...all].sort());
});

it('makes the same id of the same name, a UUID of version 5', () => {
  const id = namedUuid('reminder 1');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(namedUuid('reminder 1')).toBe(id);
  expect(namedUuid('reminder 2')).not.toBe(id);
});
