import { z } from 'zod';
import { charterPicture } from '../catalog/charter-picture';
import { defineRoute } from '../define-route';
import { dollars, fullName, idText, instant, writtenText } from '../primitives';

export const MOST_DOCK_PICTURES = 12;

const said = writtenText().max(1_000).nullable().optional();

/**
 * What every act at the dock brings along. The phone makes the id, so that an act that is sent again is done once; `at`
 * is when it was done, by the phone's clock: on a bad line it arrives later.
 */
const act = { id: z.uuid(), at: instant };

/**
 * The renter agrees on the phone of whoever records it, and types their name there, which is that of their account; without
 * it, on their own. They hear of it at once, and can object.
 */
const agreedHere = z.object({ name: fullName, at: instant }).optional();

const pictures = z.array(charterPicture).max(MOST_DOCK_PICTURES, `At most ${MOST_DOCK_PICTURES} photos are kept`);

export const checkIn = z.object({
  act: z.literal('check-in'),
  ...act,
  /** Whoever records it has seen that the renter is who they say; nobody is checked in otherwise. */
  identitySeen: z.literal(true, 'Please look at the renter’s photo ID first'),
  peopleOnBoard: z.int().min(1, 'At least 1 person is on board').max(50, 'Maximum 50 people'),
  pictures,
  note: said,
  renterAgreed: agreedHere,
});

export const checkOut = z.object({
  act: z.literal('check-out'),
  ...act,
  pictures,
  note: said,
  renterAgreed: agreedHere,
});

/** The renter agrees, on their own phone, to the record that they were shown. */
export const agreeAtDock = z.object({ act: z.literal('agree'), ...act, recordId: z.uuid(), name: fullName });

/** The renter objects, on their own phone, to a record that was agreed to on another's in their name. */
export const objectAtDock = z.object({
  act: z.literal('object'),
  ...act,
  recordId: z.uuid(),
  reason: writtenText().min(1, 'Please say why').max(1_000),
});

export const balanceWay = z.enum(['cash', 'card', 'transfer', 'other']);

/** One side says that the balance has changed hands: the renter that it was paid, owner or captain that it was received. */
export const markBalance = z.object({
  act: z.literal('mark-balance'),
  ...act,
  /** What changed hands: the balance that is due, compared and never trusted. */
  amount: dollars,
  way: balanceWay,
});

/** The other side says so too. */
export const confirmBalance = z.object({ act: z.literal('confirm-balance'), ...act, recordId: z.uuid() });

export const dockAct = z.discriminatedUnion('act', [
  checkIn,
  checkOut,
  agreeAtDock,
  objectAtDock,
  markBalance,
  confirmBalance,
]);
export type DockAct = z.infer<typeof dockAct>;

const side = z.enum(['renter', 'owner', 'captain']);

/** Who agreed to what, and when: `text` is what they were shown, word for word. */
const agreement = z.object({
  by: side,
  name: z.string(),
  /** When it was tapped, and when it arrived here. */
  at: instant,
  receivedAt: instant,
  /** On the phone of whoever made the record. */
  onRecordersPhone: z.boolean(),
  text: z.array(z.string()),
});

const record = {
  id: z.uuid(),
  by: side,
  byName: z.string(),
  at: instant,
  receivedAt: instant,
};

const boardRecord = z.object({
  ...record,
  /** Counted at the check-in; null at the check-out. */
  peopleOnBoard: z.int().nullable(),
  pictures: z.array(charterPicture),
  /** Empty where it was erased with its writer’s account. */
  note: z.string().nullable(),
  /** What both sides agree to, in sentences: the recorder's agreement is the first. */
  text: z.array(z.string()),
  agreements: z.array(agreement),
  /**
   * How the renter stands to it: they have said nothing; they, or somebody in their name, agreed on the recorder's phone,
   * and they may object until `objectBy`, or did not; or their own answer.
   */
  consent: z.enum(['open', 'agreed-elsewhere', 'not-objected', 'agreed', 'objected']),
  /** The last instant to object; null where nobody agreed on the recorder's phone. */
  objectBy: instant.nullable(),
  /** What the renter objects, in their words: empty where these were erased with their account. */
  objection: z.object({ name: z.string(), at: instant, receivedAt: instant, reason: z.string() }).nullable(),
});
export type BoardRecord = z.infer<typeof boardRecord>;

const balanceRecord = z.object({
  ...record,
  amount: dollars,
  way: balanceWay,
  confirmed: z.object({ by: side, name: z.string(), at: instant, receivedAt: instant }).nullable(),
});

export const dockView = z.object({
  /** The latest of each; one that the renter has agreed or objected to is not replaced any more. */
  checkIn: boardRecord.nullable(),
  checkOut: boardRecord.nullable(),
  balance: balanceRecord.nullable(),
  /** What is due from the renter at the dock. */
  balanceDue: dollars,
  /** When check-in can be recorded first, and everything last. */
  opensAt: instant,
  closesAt: instant,
  /** What the caller can do now, beside objecting: that a renter can where `consent` is `agreed-elsewhere`. */
  may: z.array(z.enum(['check-in', 'check-out', 'agree', 'mark-balance', 'confirm-balance'])),
});
export type DockView = z.infer<typeof dockView>;

const params = z.object({ id: idText });

export const readDock = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/dock',
  summary: 'What was recorded at the dock: check-in, check-out and the balance',
  audience: ['renter', 'owner', 'captain', 'admin'],
  params,
  responses: { 200: dockView },
  errors: ['booking_not_found', 'booking_not_confirmed'],
});

export const recordAtDock = defineRoute({
  method: 'POST',
  path: '/api/bookings/:id/dock',
  summary:
    'Record a check-in or check-out, agree or object to it, or say that the balance has changed hands; a repeat is done once',
  audience: ['renter', 'owner', 'captain'],
  params,
  body: dockAct,
  responses: { 201: dockView },
  errors: [
    'booking_not_found',
    'booking_not_confirmed',
    'dock_not_open',
    'dock_not_yours',
    'dock_not_checked_in',
    'dock_record_settled',
    'dock_record_not_found',
    'balance_differs',
    'image_not_found',
  ],
});
