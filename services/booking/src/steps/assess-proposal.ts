import { changeDeadline, changeEffectInWords, zoneOf, type Proposer, type Price } from '@harbourline/policy';
import type { ErrorCode } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import type { Db, Deps, Tx } from '../db/database';
import { findBoat } from '../db/find-boat';
import { findCaptainOffer } from '../db/find-captain-offer';
import { isSameCharterLater } from '../domain/called-off';
import { assessReservation, type Wish } from '../domain/assess-reservation';
import type { Boat } from '../domain/boat';
import { effectOn, type ProposedChange } from '../domain/proposed-change';
import { differencesOf, requireProposable, ruleAgainst } from '../domain/propose-change';
import type { Booking } from '../generated/prisma/client';
import type { ChangeRequest } from './assess-change';
import { readWish } from './read-wish';

export type ProposalRequest = ChangeRequest & { captainId?: number | undefined };

type Amounts = Pick<
  Price,
  'boatRentalCents' | 'captainFeeCents' | 'totalCents' | 'balanceFromRenterCents' | 'dueToCaptainCents'
>;

export interface AssessedProposal {
  wish: Wish;
  zone: string;
  proposed: Omit<ProposedChange, 'id'>;
  /** The first rule that it breaks. */
  broken: ErrorCode | null;
}

/**
 * Prices a change of a confirmed charter at today's rates, its deposit being paid, says what it does to the rules, and
 * holds it against those that are about what it changes. More or fewer guests alone leave the price as it was agreed.
 * @throws AppError unless the charter can be changed; `same_charter`, `captain_unavailable`, `deposit_above_total`.
 */
export async function assessProposal(
  db: Db['client'] | Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  booking: Booking,
  { by, request }: { by: Proposer; request: ProposalRequest },
): Promise<AssessedProposal> {
  const now = clock.now();
  requireProposable(booking, by, now);
  const boat = await findBoat(db, booking.boatId);
  const zone = zoneOf(boat.city);
  const wish = readWish(boat, {
    startDate: request.startDate ?? booking.startDate.toISOString(),
    endDate: request.endDate ?? booking.endDate.toISOString(),
    guestCount: request.guestCount ?? booking.guestCount,
    captainId: request.captainId ?? booking.captainId,
  });
  const { time, captain, guests } = differencesOf(booking, wish);
  if (!time && !captain && !guests) throw new AppError('same_charter');
  const calledOff = booking.chooseTimeBy !== null;
  const amounts: Amounts = time || captain ? await priceAnew(db, { boat, booking, wish, now }) : booking;
  const effect = effectOn(booking, wish.startDate);
  const hours = by === 'renter' ? config.OWNER_RESPONSE_HOURS : config.RENTER_RESPONSE_HOURS;
  const { boatRentalCents, captainFeeCents, totalCents, balanceFromRenterCents, dueToCaptainCents } = amounts;
  const promised = !calledOff || isSameCharterLater(booking, wish);
  return {
    wish,
    zone,
    broken: !promised
      ? 'not_as_called_off'
      : ruleAgainst({ booking, wish, boat, by }, { now, noticeHours: config.NOTICE_HOURS }),
    proposed: {
      by,
      ...wish,
      ...{ boatRentalCents, captainFeeCents, totalCents, balanceFromRenterCents, dueToCaptainCents },
      respondBy: changeDeadline(now, calledOff ? wish.startDate : booking.startDate, wish.startDate, hours),
      effect: {
        renter: changeEffectInWords(effect, { reader: 'renter', zone, now }),
        others: changeEffectInWords(effect, { reader: 'others', zone, now }),
      },
    },
  };
}

async function priceAnew(
  db: Db['client'] | Tx,
  { boat, booking, wish, now }: { boat: Boat; booking: Booking; wish: Wish; now: Date },
): Promise<Amounts> {
  const captain = await findCaptainOffer(db, boat, wish);
  if (captain === undefined) throw new AppError('captain_unavailable');
  const paidDepositCents = booking.depositCents;
  // What was called off is made up for at the price that was agreed, whatever the rates are now.
  if (booking.chooseTimeBy !== null) return booking;
  return assessReservation({ boat, captain, wish, now, noticeHours: 0, paidDepositCents }).price;
}
