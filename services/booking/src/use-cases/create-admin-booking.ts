import { randomUUID } from 'node:crypto';
import { bookingUpdated, detailsOf, type createAdminBooking as contract, type RouteBody } from '@harbourline/contracts';
import {
  addHours,
  parseWallTime,
  POLICY_VERSION,
  priceReservation,
  zoneOf,
  isEnded,
  isRequest,
} from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { bookingState } from '../db/booking-state';
import { claimForAdministrator } from '../db/claim-for-administrator';
import type { Deps, Tx } from '../db/database';
import { keepBoat, requireOffered } from '../db/find-boat';
import { findCaptainOffer, type FoundOffer } from '../db/find-captain-offer';
import { withParties, type BookingWithParties } from '../db/with-parties';
import { amountsFrom, centsOr, requireSomeoneToPay, type Amounts } from '../domain/admin-amounts';
import { brokenRules, hoursOf, requireMeant } from '../domain/admin-rules';
import { askOwner, setStatus } from '../domain/admin-status';
import type { CaptainOffer } from '../domain/assess-reservation';
import { snapshotOf, type Boat } from '../domain/boat';
import { askedOf } from '../domain/captains-answer';
import { isPaid } from '../domain/deposit-of-booking';
import { outsidePayment } from '../domain/outside-payment';
import { settlementTerms } from '../domain/settlement-terms';
import type { Booking } from '../generated/prisma/client';

type Command = RouteBody<typeof contract>;
type Times = Pick<Booking, 'startDate' | 'endDate'>;

const DEFAULT_HOURS = 4;

/**
 * An administrator books for a renter, in any status; no card is charged. Notice, starting times and durations do not
 * bind them once they say that they mean it; capacity, captains' licences and overlaps do.
 * @throws AppError that names what is in the way, or what is not to be had.
 */
export async function createAdminBooking(
  deps: Omit<Deps, 'caller'>,
  administrator: UserActor,
  command: Command,
): Promise<BookingWithParties> {
  return deps.db.transact(async (tx) => {
    const boat = requireOffered(await keepBoat(tx, command.boatId));
    await requireRenter(tx, command.renterId);
    const times = readTimes(boat, command);
    hoursOf(times);
    if (command.guestCount > boat.capacity) throw new AppError('too_many_guests');
    const captain = await findCaptainOffer(tx, boat, { ...times, captainId: command.captainId });
    if (captain === undefined) throw new AppError('captain_unavailable');

    const amounts = priceOf(boat, captain, times, command);
    const circumstances = {
      boat,
      zone: zoneOf(boat.city),
      now: deps.clock.now(),
      noticeHours: deps.config.NOTICE_HOURS,
      startDate: times.startDate,
    };
    const saidTotalCents = centsOr(command.totalPrice, undefined);
    const { totalCents } = amounts;
    const broken = brokenRules(null, { ...command, ...times }, { ...circumstances, saidTotalCents, totalCents });
    requireMeant(broken, command.despite, circumstances);

    const reservationId = randomUUID();
    if (!isEnded(command)) {
      const { captainId } = command;
      await claimForAdministrator(tx, { reservationId, boatId: boat.id, captainId, ...times, zone: zoneOf(boat.city) });
    }
    const booking = await store(tx, deps, administrator, { reservationId, boat, times, amounts, command, captain });
    const [full] = await withParties(tx, [booking]);
    if (!full) throw new Error(`booking ${booking.id} has gone astray`);
    return full;
  });
}

async function requireRenter(tx: Tx, id: number): Promise<void> {
  const user = await tx.user.findUnique({ where: { id } });
  if (user?.role !== 'renter') throw new AppError('user_not_found');
}

function readTimes({ city }: Boat, { startDate, endDate }: Command): Times {
  const start = readMoment('startDate', startDate, zoneOf(city));
  return {
    startDate: start,
    endDate: endDate === undefined ? addHours(start, DEFAULT_HOURS) : readMoment('endDate', endDate, zoneOf(city)),
  };
}

/** A moment, in the boat's zone where it has no offset. @throws AppError `invalid_input` naming the field. */
export function readMoment(field: 'startDate' | 'endDate', text: string, zone: string): Date {
  const moment = parseWallTime(text, zone);
  if (!moment) throw new AppError('invalid_input', { fields: { [field]: 'This date does not exist' } });
  return moment;
}

/** Uses the given amounts, and the usual price for the others. */
function priceOf(boat: Boat, captain: CaptainOffer, times: Times, command: Command): Amounts {
  const usual = () => {
    const hours = hoursOf(times);
    if (!Number.isInteger(hours)) throw new AppError('duration_not_allowed');
    return priceReservation({
      ...boat,
      captainRateCents: captain?.hourlyRateCents ?? null,
      start: times.startDate,
      hours,
      zone: zoneOf(boat.city),
    });
  };
  const boatRentalCents = centsOr(command.boatRentalAmount, undefined) ?? usual().boatRentalCents;
  const captainFeeCents = centsOr(command.captainFee, undefined) ?? (captain ? usual().captainFeeCents : 0);
  requireSomeoneToPay(captainFeeCents, command.captainId);
  return amountsFrom({ boatRentalCents, captainFeeCents, depositCents: centsOr(command.depositAmount, null) });
}

async function store(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  administrator: UserActor,
  made: {
    reservationId: string;
    boat: Boat;
    times: Times;
    amounts: Amounts;
    command: Command;
    captain: FoundOffer | null;
  },
): Promise<Booking> {
  const { reservationId, boat, times, amounts, command, captain } = made;
  const now = clock.now();
  const paid = outsidePayment({ paidDate: null, paidReference: null }, command, { zone: zoneOf(boat.city), now });
  // It is asked for and given its status at once; the database sees the result only.
  const asked = await tx.booking.create({
    data: {
      reservationId,
      boatId: boat.id,
      ownerId: boat.ownerId,
      renterId: command.renterId,
      captainId: command.captainId,
      captainAnswer: askedOf(captain),
      ...times,
      ...amounts,
      ...paid,
      ...detailsOf(command),
      status: 'pending',
      respondBy: askOwner(times.startDate, now, config.OWNER_RESPONSE_HOURS),
      policyVersion: POLICY_VERSION,
      boatSnapshot: { ...snapshotOf(boat) },
      version: 1,
      createdAt: now,
      updatedAt: now,
    },
  });
  const change = isRequest(command)
    ? {}
    : setStatus(asked, {
        to: command.status,
        now,
        reason: undefined,
        cause: undefined,
        ownerResponseHours: config.OWNER_RESPONSE_HOURS,
        terms: settlementTerms(config),
      });
  const booking = await tx.booking.update({ where: { id: asked.id }, data: change });
  await tx.bookingHistory.create({
    data: {
      bookingId: booking.id,
      at: now,
      actor: 'administrator',
      actorId: administrator.id,
      action: 'created',
      toStatus: booking.status,
      ...(isPaid(booking) ? { moneyKind: 'deposit', moneyCents: booking.depositCents } : {}),
    },
  });
  await tx.outbox.append(bookingUpdated, { subject: booking.id, version: 1, data: bookingState(booking) });
  return booking;
}
