import {
  bookingCancelled,
  bookingCompleted,
  bookingConfirmed,
  bookingUpdated,
  type RouteBody,
  type updateAdminBooking as contract,
} from '@harbourline/contracts';
import {
  captainFeeOf,
  depositShortfall,
  zoneOf,
  isActive,
  isCharter,
  isCompleted,
  isEnded,
  isRequest,
} from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { offeredBoat } from '../db/booking-state';
import { moveForAdministrator } from '../db/claim-for-administrator';
import type { Deps, Tx } from '../db/database';
import { keepBoat } from '../db/find-boat';
import { findCaptainOffer } from '../db/find-captain-offer';
import { lockOwnBooking } from '../db/lock-booking';
import { requirePeople } from '../db/require-people';
import { saveBooking } from '../db/save-booking';
import { centsOr } from '../domain/admin-amounts';
import { applyEdit, difference, settleAnew, takesAnotherSlot, type Edit } from '../domain/admin-edit';
import { brokenRules, hoursOf, isMoved, requireMeant } from '../domain/admin-rules';
import { setStatus } from '../domain/admin-status';
import { boatOf, type Boat } from '../domain/boat';
import { settlementTerms } from '../domain/settlement-terms';
import type { Booking } from '../generated/prisma/client';
import { readMoment } from './create-admin-booking';

type Command = RouteBody<typeof contract> & { bookingId: number };

/** The event that tells of a new status; an unchanged status, or pending, is told as an update. */
const EVENTS = {
  pending: bookingUpdated,
  confirmed: bookingConfirmed,
  cancelled: bookingCancelled,
  completed: bookingCompleted,
} as const;
const ACTIONS = {
  pending: 'set to pending',
  confirmed: 'set to confirmed',
  cancelled: 'cancelled',
  completed: 'completed',
} as const;

/**
 * An administrator changes a booking, its status or both; what is the same already is no change.
 * @throws AppError that names what is in the way, what is final, or the reason that is missing.
 */
export async function updateAdminBooking(
  { db, clock, config }: Omit<Deps, 'caller'>,
  administrator: UserActor,
  { bookingId, status, reason, cause, despite, ...command }: Command,
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, administrator);
    const boat = await keepBoat(tx, booking.boatId);
    const now = clock.now();
    const [zone, terms] = [zoneOf(boatOf(booking).city), settlementTerms(config)];
    const ownerResponseHours = config.OWNER_RESPONSE_HOURS;

    const edit = readEdit(booking, command, zone);
    const newCaptain = await findNewCaptain(tx, booking, edit);
    const edited = applyEdit(booking, edit, { now, zone, ownerResponseHours, ...newCaptain });
    const to = status !== undefined && status !== booking.status ? status : null;
    const change = difference(booking, {
      ...edited,
      ...(to === null
        ? settleAnew(booking, edited, terms)
        : setStatus(edited, { to, now, reason, cause, ownerResponseHours, terms })),
    });
    if (Object.keys(change).length === 0) return booking;
    const after = { ...booking, ...change };
    const { startDate, totalCents } = after;
    const isDepositKept = after.depositCents === booking.depositCents;
    const shortfall = isDepositKept ? depositShortfall(booking, totalCents) : null;
    const circumstances = { boat, zone, now, noticeHours: config.NOTICE_HOURS, startDate, totalCents, shortfall };
    const saidTotalCents = centsOr(command.totalPrice, undefined);
    requireMeant(brokenRules(booking, after, { ...circumstances, saidTotalCents }), despite, circumstances);
    requireBoatForRevival(boat, booking, after, now);
    if (wasOver(booking, now) && isOpen(after, now)) await requirePeople(tx, after);
    await moveClaims(tx, booking, after, zone);
    return saveBooking(tx, booking, change, {
      at: now,
      actor: 'administrator',
      actorId: administrator.id,
      action: to === null ? 'edited' : ACTIONS[to],
      ...(reason ? { reason } : {}),
      event: to === null ? bookingUpdated : EVENTS[to],
    });
  });
}

function readEdit(
  booking: Booking,
  command: Omit<Command, 'bookingId' | 'status' | 'reason' | 'cause' | 'despite'>,
  zone: string,
) {
  const edit: Edit = {
    ...command,
    startDate: command.startDate === undefined ? booking.startDate : readMoment('startDate', command.startDate, zone),
    endDate: command.endDate === undefined ? booking.endDate : readMoment('endDate', command.endDate, zone),
  };
  if (isMoved(booking, edit)) hoursOf(edit);
  return edit;
}

/** The fee of a captain new to the booking, and whether they want to be asked. @throws AppError `captain_unavailable` for one who makes no offer. */
async function findNewCaptain(tx: Tx, booking: Booking, { captainId, ...times }: Edit) {
  if (captainId === undefined || captainId === null || captainId === booking.captainId) {
    return { captainFeeCents: 0, isCaptainAsked: false };
  }
  const offer = await findCaptainOffer(tx, offeredBoat(booking), { ...times, captainId });
  if (!offer) throw new AppError('captain_unavailable');
  const captainFeeCents = captainFeeOf(offer.hourlyRateCents, hoursOf(times));
  return { captainFeeCents, isCaptainAsked: offer.confirmsCharters };
}

/** A booking that ended with its boat's listing, or was over by then, cannot become active again. */
function requireBoatForRevival(boat: Boat, before: Booking, { status, endDate }: Booking, now: Date): void {
  const active = isActive({ status });
  if (active && wasOver(before, now) && boat.deleted && endDate > now) throw new AppError('boat_not_found');
}

function wasOver({ status, endDate }: Booking, now: Date): boolean {
  return isCompleted({ status }) || endDate <= now;
}

/** Somebody has to answer it, or to take part in it. */
function isOpen({ status, endDate }: Booking, now: Date): boolean {
  return isRequest({ status }) || (isCharter({ status }) && endDate > now);
}

async function moveClaims(tx: Tx, before: Booking, after: Booking, zone: string): Promise<void> {
  if (isEnded(after)) return;
  const revived = isCompleted(before) && !isCompleted(after);
  if (takesAnotherSlot(before, after) || revived) await moveForAdministrator(tx, { ...after, zone });
}
