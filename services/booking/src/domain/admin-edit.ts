import { ownerDeadline, isCompleted, isEnded, isRequest } from '@harbourline/policy';
import { changedDetails, type RouteBody, type updateAdminBooking } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Booking } from '../generated/prisma/client';
import { amountsFrom, centsOr, requireSomeoneToPay, type Amounts } from './admin-amounts';
import { isMoved } from './admin-rules';
import { askOwner } from './admin-status';
import type { BookingChange } from './booking-change';
import { askedAnew } from './captains-answer';
import { isPaid } from './deposit-of-booking';
import { correctedPayment } from './outside-payment';
import { effectOn } from './proposal';
import type { SettlementTerms } from './settlement-terms';
import { complete } from './time-is-over';

export type Edit = Omit<RouteBody<typeof updateAdminBooking>, 'startDate' | 'endDate' | 'despite'> & {
  startDate: Date;
  endDate: Date;
};

interface Surroundings {
  now: Date;
  /** The zone of the boat's city. */
  zone: string;
  ownerResponseHours: number;
  captainFeeCents: number;
  /** Whether a captain who is new to it wants to be asked. */
  isCaptainAsked: boolean;
}

/** Whether boat or captain are needed at another time than now, or another captain is. */
export function takesAnotherSlot(booking: Booking, after: Booking): boolean {
  return isMoved(booking, after) || booking.captainId !== after.captainId;
}

/**
 * What an administrator's edit makes of a booking, its status apart. `captainFeeCents` is what a captain who is new to it
 * asks for.
 * @throws AppError `deposit_paid_by_card`, `deposit_above_total`, or as `correctedPayment`; `booking_final` for what was
 * settled with the cancellation.
 */
export function applyEdit(
  booking: Booking,
  edit: Edit,
  { now, zone, ownerResponseHours, captainFeeCents, isCaptainAsked }: Surroundings,
): Booking {
  const captainId = edit.captainId === undefined ? booking.captainId : edit.captainId;
  const edited: Booking = {
    ...booking,
    ...amountsAfter(booking, { ...edit, captainId }, captainFeeCents),
    startDate: edit.startDate,
    endDate: edit.endDate,
    leftStart: effectOn(booking, { by: 'owner', startDate: edit.startDate }).clocks.leftStart,
    captainId,
    captainWanted: booking.captainWanted && captainId === null,
    ...changedDetails(booking, edit),
    ...correctedPayment(booking, edit, { zone, now }),
  };
  if (isEnded(booking) && (takesAnotherSlot(booking, edited) || isPricedAnew(booking, edited))) {
    throw new AppError('booking_final');
  }
  if (!takesAnotherSlot(booking, edited)) return edited;
  return {
    ...edited,
    ...answersAfter(booking, edited, { isCaptainAsked }),
    respondBy: respondByAfter(edited, now, ownerResponseHours),
  };
}

/** A pending reservation for another time or with another captain is one that nobody has answered yet. */
function answersAfter(
  before: Booking,
  { status, captainId }: Booking,
  { isCaptainAsked }: { isCaptainAsked: boolean },
): BookingChange {
  if (captainId !== before.captainId) {
    return { ...UNANSWERED, captainAnswer: isRequest({ status }) && isCaptainAsked ? 'awaited' : null };
  }
  return isRequest({ status }) ? { ...UNANSWERED, captainAnswer: askedAnew(before) } : {};
}

const UNANSWERED = { ownerAcceptedAt: null };

/** Until when the owner has to answer or to find a captain; a charter that has begun without one is over. */
function respondByAfter({ status, startDate, captainWanted }: Booking, now: Date, hours: number): Date | null {
  if (captainWanted) return ownerDeadline(now, startDate, hours);
  return isRequest({ status }) ? askOwner(startDate, now, hours) : null;
}

function amountsAfter(
  booking: Booking,
  {
    captainId,
    ...edit
  }: Pick<Edit, 'boatRentalAmount' | 'captainFee' | 'depositAmount'> & { captainId: number | null },
  newCaptainsFeeCents: number,
): Amounts {
  const depositCents = depositAfter(booking, edit.depositAmount);
  const boatRentalCents = centsOr(edit.boatRentalAmount, booking.boatRentalCents);
  const sameCaptain = captainId === booking.captainId;
  const captainFeeCents = centsOr(edit.captainFee, sameCaptain ? booking.captainFeeCents : newCaptainsFeeCents);
  if (captainFeeCents !== booking.captainFeeCents || !sameCaptain) requireSomeoneToPay(captainFeeCents, captainId);
  return amountsFrom({ boatRentalCents, captainFeeCents, depositCents });
}

/** @returns null for the usual deposit. */
function depositAfter(booking: Booking, given: number | null | undefined): number | null {
  const byCard = booking.paymentIntentId !== null;
  if (given === undefined || (given === null && byCard)) return booking.depositCents;
  const cents = centsOr(given, null);
  if (byCard && cents !== booking.depositCents) throw new AppError('deposit_paid_by_card');
  return cents;
}

function isPricedAnew(before: Amounts, after: Amounts): boolean {
  return (['boatRentalCents', 'captainFeeCents', 'depositCents'] as const).some((name) => before[name] !== after[name]);
}

/** A completed charter that costs something else now, or whose deposit was paid after all, is settled anew. */
export function settleAnew(before: Booking, after: Booking, terms: SettlementTerms): BookingChange {
  const isOther = isPricedAnew(before, after) || isPaid(before) !== isPaid(after);
  return isCompleted(after) && isOther ? complete(after, terms) : {};
}

/** The fields that differ afterwards. */
export function difference(before: Booking, after: Booking): BookingChange {
  const time = (value: unknown) => (value instanceof Date ? value.getTime() : value);
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => time(value) !== time(Reflect.get(before, name))),
  );
}
