import { updateBooking, updateUser, type BookingView, type Role } from '@harbourline/contracts';
import { z } from 'zod';
import type { BookingWithParties } from '../../../services/booking/src/db/with-parties';
import { presentBooking } from '../../../services/booking/src/http/present-booking';
import { namesIn, rowsOf } from './read-security';

const VIEWERS = { Renter: 'renter', Owner: 'owner', Captain: 'captain', Administrator: 'admin' } as const;
const IDS: Record<Role, number> = { renter: 5, owner: 3, captain: 7, admin: 1 };
const STATES = [
  { status: 'pending', outcome: null },
  { status: 'confirmed', outcome: null },
  { status: 'completed', outcome: null },
  { status: 'cancelled', outcome: null },
  { status: 'cancelled', outcome: 'slot_lost' },
];
const person = (role: Role) => ({
  id: IDS[role],
  fullName: `The ${role}`,
  phone: `+1416555010${IDS[role]}`,
  email: `${role}@example.com`,
});
const DAY = new Date('2026-06-15T14:00:00Z');

const PROPOSAL = {
  ...{ id: '0197a3c4-5d6e-7f80-9123-456789abcdef', version: 4, by: 'renter', startDate: DAY, endDate: DAY },
  ...{ captainId: IDS.captain, guestCount: 5, boatRentalCents: 120_000, captainFeeCents: 40_000, totalCents: 160_000 },
  ...{ balanceFromRenterCents: 80_000, dueToCaptainCents: 40_000 },
};

/** A booking that has all that a booking can have, and goes on: how one boards is not told of one that is called off. */
const bookingIn = (state: (typeof STATES)[number]) =>
  ({
    ...state,
    ...{ id: 11, boatId: 2, renterId: IDS.renter, ownerId: IDS.owner, captainId: IDS.captain },
    ...{ renter: person('renter'), owner: person('owner'), captain: person('captain') },
    ...{ createdAt: DAY, startDate: DAY, endDate: DAY, paidDate: DAY, respondBy: DAY, cancelledAt: DAY },
    ...{ guestCount: 4, specialRequests: 'A cake', purposeOfRental: 'Birthday', cancellationReason: 'Storm' },
    cancellationReasonCode: null,
    ...{ boatRentalCents: 120_000, captainFeeCents: 40_000, totalCents: 160_000, depositCents: 40_000 },
    ...{ balanceFromRenterCents: 80_000, dueToCaptainCents: 40_000, paymentIntentId: 'pi_1', policyVersion: 1 },
    ...{ paidReference: 'Transfer 7', givenBackReference: 'Transfer 8' },
    ...{ ownerAdjusted: true, adjustedStartTime: '15:00', adjustedCaptainId: 8, captainWanted: true },
    ...{ captainAnswer: 'awaited', ownerAcceptedAt: DAY },
    ...{ calledOffCause: 'weather', calledOffBy: 'captain', chooseTimeBy: null },
    captainsWhoLeft: [9],
    boatBoarding: { marina: 'Pier 4' },
    ...{ adjustedStartDate: DAY, adjustedEndDate: DAY, refundRule: 'R6', refundCents: 40_000, creditInstead: true },
    ...{
      refundChoice: 'refund',
      chooseBy: DAY,
      refundedAt: DAY,
      ownerKeepsCents: 0,
      platformKeepsCents: 0,
      taxCents: 0,
    },
    ...{ version: 4, changeRespondBy: DAY, changeProposal: PROPOSAL, proposedCaptain: person('captain') },
    boatSnapshot: {
      ...{ boatName: 'Northern Light', model: 'Sea Ray', length: 45, city: 'Toronto', capacity: 8, images: [] },
    },
  }) as unknown as BookingWithParties;

const viewOf = (role: Role, state: (typeof STATES)[number]): BookingView =>
  presentBooking(bookingIn(state), { id: IDS[role], role } as Parameters<typeof presentBooking>[1]);

const valueAt = (view: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], view);
function without(view: BookingView, paths: readonly string[]): unknown {
  const copy = structuredClone(view) as Record<string, unknown>;
  for (const path of paths) {
    const [last = '', ...parents] = path.split('.').reverse();
    const owner = parents.length === 0 ? copy : valueAt(copy, parents.reverse().join('.'));
    if (owner) delete (owner as Record<string, unknown>)[last];
  }
  return copy;
}

/** In which of the states somebody sees a field, in the document's word. */
function word(seen: readonly boolean[]): string {
  const words: Record<string, string> = {
    '11111': 'always',
    '00000': 'never',
    '01100': 'confirmed',
    '01000': 'until over',
    '11110': 'unless lost',
  };
  return words[seen.map(Number).join('')] ?? `neither of them: ${seen.join()}`;
}

const [[, ...heads] = [], , ...told] = rowsOf('Fields of a booking');
const fields = told.map(([field = '']) => namesIn(field)[0] ?? '');

it('says who sees which field of a booking', () => {
  expect(heads).toEqual(Object.keys(VIEWERS));
  expect(fields.length).toBeGreaterThan(5);
  const seen = fields.map((field) => [
    `\`${field}\``,
    ...Object.values(VIEWERS).map((role) => {
      const states = STATES.map((state) => (valueAt(viewOf(role, state), field) ?? null) !== null);
      return `\`${word(states)}\``;
    }),
  ]);
  expect(told).toEqual(seen);
});

it.each(STATES)('everything else of it ($status, $outcome) is the same for all parties', (state) => {
  const [first, ...others] = Object.values(VIEWERS).map((role) => without(viewOf(role, state), fields));
  for (const other of others) expect(other).toEqual(first);
});

it('says which action may change which fields, and whose it is', () => {
  const actions = Object.entries({ ...updateBooking.actions, ...updateUser.actions });
  const declared = actions.map(([name, { audience, body }]) => [
    `\`${name}\``,
    audience.join(', '),
    Object.entries((body as z.ZodObject).shape)
      .filter(([, field]) => !(field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodNever))
      .map(([field]) => `\`${field}\``)
      .join(', '),
  ]);
  expect(rowsOf('What changes which fields').slice(2)).toEqual(declared);
});
