import {
  bookingAdjustmentWithdrawn,
  bookingCaptainReplaced,
  bookingChanged,
  bookingUpdated,
  type BookingState,
} from '@harbourline/contracts';
import { formatCad, isRequest, type Standing } from '@harbourline/policy';
import { dayInWords, timeInWords, english } from '@harbourline/policy/words';
import type { BookingNews } from '../messages/about';
import type { Party } from '../messages/parties';
import type { Person } from '../values/person';
import { joined } from './cancellation-in-words';
import { asProposed, proposalNewsInWords, type Proposal } from './proposed-change-in-words';
import { durationInWords, momentInWords } from './time-in-words';

type Find = (id: number) => Person | undefined;
type Before = NonNullable<BookingState['previous']>;

const OPENINGS: ReadonlyMap<string, Partial<Record<Party, string>>> = new Map([
  [
    bookingChanged.type,
    {
      renter: english`You have changed this reservation, so the owner’s time to answer has started again.`,
      owner: english`The renter has changed this reservation, so your time to answer has started again.`,
    } as const,
  ],
  [
    bookingAdjustmentWithdrawn.type,
    {
      renter: english`The owner has withdrawn the proposed change. Your reservation is as you made it.`,
      owner: english`You have withdrawn the change that you proposed. The reservation is as the renter made it.`,
    },
  ],
  [
    bookingCaptainReplaced.type,
    {
      renter: english`The owner has found another captain for your charter.`,
      owner: english`You have chosen another captain for this charter.`,
    },
  ],
  [
    bookingUpdated.type,
    {
      renter: english`Harbourline has changed your booking.`,
      owner: english`Harbourline has changed this booking.`,
      captain: english`Harbourline has changed this charter.`,
    },
  ],
]);

/** The changed fields of a booking, with old and new values, for one of its parties; undefined for a new booking. */
export function bookingChangeInWords(news: BookingNews, to: Party, find: Find): string | undefined {
  const { booking, event } = news;
  const { previous } = booking;
  if (!previous || to === 'former captain') return undefined;
  const opening = proposalNewsInWords(news, to) ?? OPENINGS.get(event ?? '')?.[to];
  return joined([
    opening,
    changesInWords(previous, booking, { to, find }) ?? english`The details as they are now are below.`,
  ]);
}

/** What would change with a proposal for a charter, for one of its booking's parties. */
export function proposalInWords(
  booking: BookingState,
  proposal: Proposal,
  { to, find }: { to: Party; find: Find },
): string | undefined {
  return changesInWords(booking, asProposed(booking, proposal), { to, find });
}

/** What a renter or an owner proposes as a booking stands, and the other side has yet to answer; undefined for nothing. */
export function ownProposalInWords(
  booking: BookingState,
  standing: Standing,
  { to, find }: { to: 'renter' | 'owner'; find: Find },
): string | undefined {
  const { adjusted, proposedChange } = booking;
  if ('by' in standing) {
    return standing.by === to && proposedChange ? proposalInWords(booking, proposedChange, { to, find }) : undefined;
  }
  if (standing.kind !== 'awaitingRenter' || to === 'renter' || !adjusted) return undefined;
  const { startDate, endDate, captainId } = adjusted;
  return changesInWords(
    booking,
    { ...booking, startDate, endDate, captainId: captainId ?? booking.captainId },
    { to, find },
  );
}

function changesInWords(
  previous: Before,
  booking: BookingState,
  { to, find }: { to: Party; find: Find },
): string | undefined {
  return joined([
    ...timeInSentences(previous, booking),
    guestsInSentence(previous, booking),
    captainInSentence(previous, booking, find),
    requestsInSentence(previous, booking),
    ...amountsInSentences(previous, booking, to),
    !isRequest(previous) && isRequest(booking) ? english`It is waiting for the owner’s answer again.` : undefined,
  ]);
}

function timeInSentences(previous: Before, booking: BookingState): (string | undefined)[] {
  const [[start, end], [newStart, newEnd]] = [timesOf(previous), timesOf(booking)];
  const [before, now] = [durationInWords(start, end), durationInWords(newStart, newEnd)];
  return [
    start.getTime() === newStart.getTime() ? undefined : startInSentence(start, newStart, booking.zone),
    before === now ? undefined : english`It lasts ${now} instead of ${before}.`,
  ];
}

function timesOf({ startDate, endDate }: Before): [Date, Date] {
  return [new Date(startDate), new Date(endDate)];
}

/** With the days, where those differ. */
function startInSentence(before: Date, now: Date, zone: string): string {
  return dayInWords(before, zone) === dayInWords(now, zone)
    ? english`It starts at ${timeInWords(now, zone)} instead of ${timeInWords(before, zone)}.`
    : english`It starts on ${momentInWords(now, zone)} instead of ${momentInWords(before, zone)}.`;
}

function guestsInSentence({ guestCount: before }: Before, { guestCount: now }: BookingState): string | undefined {
  if (before === now) return undefined;
  return now === 1
    ? english`There is 1 guest instead of ${before}.`
    : english`There are ${now} guests instead of ${before}.`;
}

function captainInSentence({ captainId: before }: Before, booking: BookingState, find: Find): string | undefined {
  const { captainId: now, captainWanted } = booking;
  if (before === now) return undefined;
  const name = before === null ? undefined : find(before)?.fullName;
  const from = before === null ? undefined : (name ?? english`the captain before`);
  const to = now === null ? undefined : (find(now)?.fullName ?? english`Somebody else`);
  if (to) return from ? english`${to} is the captain instead of ${from}.` : english`${to} is the captain.`;
  return captainWanted
    ? english`${name ?? english`The captain`} ${isRequest(booking) ? english`cannot` : english`can no longer`} take this charter.`
    : english`It now takes place without a captain, instead of with ${from}.`;
}

function requestsInSentence({ specialRequests: before }: Before, { specialRequests: now }: BookingState) {
  if (before === undefined || before === now) return undefined;
  return now === null
    ? english`There are no longer any special requests.`
    : english`The special requests have changed.`;
}

/** To a captain their own fee alone. One that comes or goes with its captain is in the total. */
function amountsInSentences(before: Before, now: BookingState, to: Party): (string | undefined)[] {
  const keepsOne = before.captainId !== null && now.captainId !== null;
  const fee = (whose: string) =>
    keepsOne ? amountInSentence(whose, before.dueToCaptainCents, now.dueToCaptainCents) : undefined;
  if (to === 'captain') return [fee(english`Your fee`)];
  return [
    fee(english`The captain’s fee`),
    amountInSentence(english`The total`, before.totalCents, now.totalCents),
    amountInSentence(english`The deposit`, before.depositCents, now.depositCents),
  ];
}

function amountInSentence(what: string, before: number | undefined, now: number): string | undefined {
  return before === undefined || before === now
    ? undefined
    : english`${what} is ${formatCad(now)} instead of ${formatCad(before)}.`;
}
