import { PARTY_IN_WORDS, english } from '@harbourline/policy/words';
import type { BookingState } from '@harbourline/contracts';
import { isRequest, type Standing } from '@harbourline/policy';
import type { Party } from '../messages/parties';
import { wasConfirmed } from '../messages/was-confirmed';
import { becauseOf } from './called-off-in-words';
import { REASONS_IN_WORDS } from './reason-in-words';

type Outcome = NonNullable<BookingState['outcome']>;
type Reader = 'renter' | 'owner' | 'captain';
type Sentences = readonly (string | undefined)[];
interface Ended {
  confirmed: boolean;
  /** The reason that was given, as the words of somebody. */
  wordsOf: (whose: 'owner' | 'renter' | 'we') => string | undefined;
}

const WORDS: Record<NonNullable<BookingState['outcome']>, (ended: Ended) => Partial<Record<Reader, Sentences>>> = {
  owner_declined: ({ wordsOf }) => ({
    renter: [english`Unfortunately, the owner cannot take this charter.`, wordsOf('owner')],
    owner: [english`You declined this reservation.`],
    captain: [english`The owner could not take this charter.`],
  }),
  expired: () => ({
    renter: [english`Unfortunately, the owner did not answer in time, so your reservation ended automatically.`],
    owner: [english`The reservation ended because you did not answer it in time.`],
    captain: [english`The request was not answered in time, so it ended automatically.`],
  }),
  adjustment_lapsed: () => ({
    renter: [
      english`The owner proposed a change that you did not answer in time, so your reservation ended automatically.`,
    ],
    owner: [english`The renter did not answer your proposal in time, so the reservation ended automatically.`],
    captain: [english`The renter did not answer the owner’s proposal in time, so the request ended automatically.`],
  }),
  renter_cancelled: ({ confirmed, wordsOf }) => ({
    renter: [
      confirmed ? english`You canceled this booking.` : english`You canceled this reservation before it was confirmed.`,
    ],
    owner: [
      confirmed
        ? english`The renter canceled this booking.`
        : english`The renter canceled the reservation before it was confirmed.`,
      wordsOf('renter'),
    ],
    captain: [english`The renter canceled this charter.`],
  }),
  owner_cancelled: ({ wordsOf }) => ({
    renter: [english`Unfortunately, the owner had to cancel this booking.`, wordsOf('owner')],
    owner: [english`You canceled this booking.`],
    captain: [english`The owner had to cancel this charter.`],
  }),
  captain_cancelled: ({ confirmed }) => ({
    renter: [
      english`Unfortunately, the captain ${confirmed ? english`can no longer` : english`could not`} take this charter, and no other was found in time.`,
    ],
    owner: [
      confirmed
        ? english`The captain left this charter and no other was chosen in time, so the booking ended automatically.`
        : english`The captain could not take this charter and no other was chosen in time, so the reservation ended automatically.`,
    ],
  }),
  platform_cancelled: ({ confirmed, wordsOf }) => {
    const sentences = [
      english`Harbourline had to cancel this ${confirmed ? english`booking` : english`reservation`}.`,
      wordsOf('we'),
    ];
    return { renter: sentences, owner: sentences, captain: [english`Harbourline had to cancel this charter.`] };
  },
  slot_lost: () => ({
    renter: [english`Unfortunately, another reservation took this time before your payment went through.`],
  }),
  boat_withdrawn: ({ confirmed }) => ({
    renter: [
      english`Unfortunately, the boat is no longer offered, so your ${confirmed ? english`booking` : english`reservation`} had to end.`,
    ],
    owner: [
      english`Your boat is no longer offered, so the ${confirmed ? english`booking` : english`reservation`} had to end.`,
    ],
    captain: [english`The boat is no longer offered, so this charter had to end.`],
  }),
};

/** Why a reservation or a confirmed booking ended, said to one of its parties. */
export function cancellationInWords(
  booking: BookingState,
  { outcome, wasConfirmed: confirmed, calledOff }: Extract<Standing, { kind: 'ended' }>,
  to: Party,
): string | undefined {
  const { cancellationReason, cancellationReasonCode: code, cancelledBy } = booking;
  const reason = cancellationReason?.trim();
  if (outcome === null) return reason;
  const wordsOf: Ended['wordsOf'] = (whose) => {
    if (whose === 'we' && code) return REASONS_IN_WORDS[code];
    return (
      reason &&
      (whose === 'we' ? english`The reason: “${reason}”` : english`The ${PARTY_IN_WORDS[whose]} wrote: “${reason}”`)
    );
  };
  const reader = to === 'former captain' ? 'captain' : to;
  if (calledOff) {
    const ended = AFTER_CALL_OFF[outcome]({ reader, isAutomatic: cancelledBy === 'system' });
    if (ended) return joined([english`The charter had been called off ${becauseOf(calledOff.cause)}, and ${ended}.`]);
  }
  return joined(WORDS[outcome]({ confirmed, wordsOf })[reader] ?? []);
}

type Ending = (of: { reader: Reader; isAutomatic: boolean }) => string | undefined;

const NOT_THE_CALL_OFF: Ending = () => undefined;

/** How a charter ended that had been called off: the gale ended it, and somebody drew the consequence. */
const AFTER_CALL_OFF: Record<Outcome, Ending> = {
  renter_cancelled: ({ reader }) =>
    english`${reader === 'renter' ? english`you` : english`the renter`} canceled instead of choosing a new time`,
  owner_cancelled: ({ reader }) =>
    english`${reader === 'owner' ? english`you` : english`the owner`} canceled before a new time was agreed`,
  captain_cancelled: () => english`no other captain was found in time`,
  platform_cancelled: ({ isAutomatic }) =>
    isAutomatic ? english`no new time was agreed, so the booking ended automatically` : undefined,
  boat_withdrawn: NOT_THE_CALL_OFF,
  owner_declined: NOT_THE_CALL_OFF,
  expired: NOT_THE_CALL_OFF,
  adjustment_lapsed: NOT_THE_CALL_OFF,
  slot_lost: NOT_THE_CALL_OFF,
};

/** Why a charter is not a captain's any more although it has not ended. */
export function captainGoneInWords(booking: BookingState): string {
  const { captainId, captainWanted, changeReason, changeReasonCode } = booking;
  const confirmed = wasConfirmed(booking);
  if (captainWanted && changeReasonCode === 'license_invalid') {
    return english`Your license is not valid on the day of this charter, so its owner is choosing another captain.`;
  }
  if (captainWanted && changeReasonCode)
    return english`You no longer take charters here, so its owner is choosing another captain.`;
  if (captainWanted && confirmed) return english`You have left this charter, and we have told its owner.`;
  if (captainWanted) {
    return changeReason === null
      ? english`You did not answer this request in time, so its owner is choosing another captain.`
      : english`You have declined this charter, and we have told its owner.`;
  }
  if (isRequest(booking) && confirmed)
    return english`The booking is no longer confirmed, so this charter is not yours for now.`;
  if (captainId === null) return english`This charter now takes place without a captain.`;
  return isRequest(booking)
    ? english`Another captain has been chosen for this charter.`
    : english`Another captain is now taking this charter.`;
}

/** Sentences as one text, without those that nothing is known for; undefined without any. */
export function joined(sentences: Sentences): string | undefined {
  return sentences.filter(Boolean).join(' ') || undefined;
}
