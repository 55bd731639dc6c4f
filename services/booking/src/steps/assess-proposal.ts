import type { ErrorCode } from '@harbourline/contracts';
import {
  codesOfEffect,
  depositShortfall,
  instantAt,
  localDateOf,
  proposalDeadline,
  zoneOf,
  type ChangeEffectCode,
  type DepositShortfall,
  type Proposer,
} from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import { offeredBoat } from '../db/booking-state';
import type { Db, Deps, Tx } from '../db/database';
import { findBoat } from '../db/find-boat';
import type { Wish } from '../domain/assess-reservation';
import { isSameCharterLater } from '../domain/called-off';
import { effectOn, type ProposalForCharter, type ProposalForRequest } from '../domain/proposal';
import {
  differencesOf,
  requireProposableForCharter,
  requireProposableForRequest,
  ruleAgainst,
} from '../domain/propose';
import type { Booking } from '../generated/prisma/client';
import { priceProposal } from './price-proposal';
import { wishFor, type ChangeRequest } from './read-wish';

/** Another time of the same day for a request, HH:MM by the clock of the boat's city, and perhaps another captain. */
export interface OtherTime {
  startTime: string;
  captainId: number | undefined;
}

type AnyDb = Db['client'] | Tx;
type Surroundings = Pick<Deps, 'clock' | 'config'>;

export interface AssessedChange {
  zone: string;
  proposal: Omit<ProposalForCharter, 'id'>;
  effectCodes: ChangeEffectCode[];
  /** The first rule that it breaks. */
  broken: ErrorCode | null;
  /** What its deposit lacks, where it costs more. */
  shortfall: DepositShortfall | null;
}

/**
 * What an owner proposes for a request: as long as before, and for no more.
 * @throws AppError unless it is the owner's turn, in time, and the proposal can be made.
 */
export async function assessForRequest(
  db: AnyDb,
  { clock, config }: Surroundings,
  booking: Booking,
  { startTime, captainId }: OtherTime,
): Promise<ProposalForRequest> {
  const now = clock.now();
  const boat = offeredBoat(booking);
  const zone = zoneOf(boat.city);
  const startDate = instantAt(localDateOf(booking.startDate, zone), startTime, zone);
  const wish: Wish = {
    startDate,
    endDate: new Date(startDate.getTime() + booking.endDate.getTime() - booking.startDate.getTime()),
    captainId: captainId ?? booking.captainId,
    guestCount: booking.guestCount,
  };
  requireProposableForRequest(booking, wish, { now, zone });
  await priceProposal(db, booking, wish, { at: 'no more', boat });
  return {
    ...{ of: 'request', by: 'owner', ...wish, ownerRespondBy: booking.respondBy },
    respondBy: answerBy(booking, wish, { by: 'owner', now, config }),
  };
}

/**
 * Prices a change of a charter, says what it does to the rules, and holds it against those that are about what it changes.
 * @throws AppError unless the charter can be changed; `same_charter`, `captain_unavailable`, `deposit_above_total`.
 */
export async function assessForCharter(
  db: AnyDb,
  { clock, config }: Surroundings,
  booking: Booking,
  { by, request }: { by: Proposer; request: ChangeRequest },
): Promise<AssessedChange> {
  const now = clock.now();
  requireProposableForCharter(booking, by, now);
  const boat = await findBoat(db, booking.boatId);
  const wish = wishFor(booking, boat, request);
  const { time, captain, guests } = differencesOf(booking, wish);
  if (!time && !captain && !guests) throw new AppError('same_charter');
  const isCalledOff = booking.chooseTimeBy !== null;
  const amounts = await priceProposal(
    db,
    booking,
    wish,
    isCalledOff ? { at: 'as agreed', boat } : { at: 'today', boat, now },
  );
  const broken =
    isCalledOff && !isSameCharterLater(booking, wish)
      ? 'not_as_called_off'
      : ruleAgainst({ booking, wish, boat, by }, { now, noticeHours: config.NOTICE_HOURS });
  const shortfall = depositShortfall(booking, amounts.totalCents);
  return {
    zone: zoneOf(boat.city),
    broken: broken ?? (shortfall && 'deposit_too_small'),
    shortfall,
    effectCodes: codesOfEffect(effectOn(booking, { by, ...wish }), now),
    proposal: { of: 'charter', by, ...wish, ...amounts, respondBy: answerBy(booking, wish, { by, now, config }) },
  };
}

/** Until when the other side can answer. A charter that was called off does not take place at its start, which may be over. */
function answerBy(
  { startDate, chooseTimeBy }: Booking,
  wish: Wish,
  { by, now, config }: { by: Proposer; now: Date; config: Deps['config'] },
): Date {
  const hours = by === 'renter' ? config.OWNER_RESPONSE_HOURS : config.RENTER_RESPONSE_HOURS;
  return proposalDeadline(now, chooseTimeBy === null ? startDate : wish.startDate, wish.startDate, hours);
}
