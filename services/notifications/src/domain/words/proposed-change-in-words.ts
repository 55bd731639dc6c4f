import { PARTY_IN_WORDS, english } from '@harbourline/policy/words';
import {
  bookingChangeAccepted,
  bookingChangeDeclined,
  bookingChangeLapsed,
  bookingChangeProposed,
  bookingChangeWithdrawn,
  type BookingState,
} from '@harbourline/contracts';
import type { BookingNews } from '../messages/about';
import type { Party } from '../messages/parties';
import { momentInWords } from './time-in-words';

export type Proposal = NonNullable<BookingState['proposedChange']>;

/** The proposed change that a booking's event is about: one that waits, or the one that its last change has ended. */
export function proposalIn({ proposedChange, previous }: BookingState): Proposal | null {
  return proposedChange ?? previous?.proposedChange ?? null;
}

/** How a charter would be, or would have been, with what is proposed for it. */
export function asProposed(booking: BookingState, proposal: Proposal): BookingState {
  const { startDate, endDate, captainId, guestCount } = proposal;
  const { boatRentalCents, captainFeeCents, totalCents, balanceFromRenterCents, dueToCaptainCents } = proposal;
  return {
    ...booking,
    ...{ startDate, endDate, captainId, guestCount },
    ...{ boatRentalCents, captainFeeCents, totalCents, balanceFromRenterCents, dueToCaptainCents },
  };
}

/** What has become of a proposed change, as the sentence with which one of the parties is told; undefined for other news. */
export function proposalNewsInWords({ booking, event }: BookingNews, to: Party): string | undefined {
  const proposal = proposalIn(booking);
  if (!proposal) return undefined;
  const { by } = proposal;
  const own = to === by;
  const other = by === 'renter' ? 'owner' : 'renter';
  const stays = withoutItInWords(booking, to);
  const whose = own ? english`you` : english`the ${PARTY_IN_WORDS[by]}`;
  switch (event) {
    case bookingChangeProposed.type:
      return proposedInWords(booking, proposal);
    case bookingChangeAccepted.type:
      return own
        ? english`The ${PARTY_IN_WORDS[other]} has accepted the change that you proposed.`
        : to === other
          ? english`You have accepted the change that the ${PARTY_IN_WORDS[by]} proposed.`
          : english`Renter and owner have agreed on a change to this charter.`;
    case bookingChangeDeclined.type:
      return english`${to === other ? english`You have` : english`The ${PARTY_IN_WORDS[other]} has`} declined the change that ${whose} proposed. ${stays}`;
    case bookingChangeWithdrawn.type:
      return own
        ? english`You have withdrawn the change that you proposed. ${stays}`
        : english`The ${PARTY_IN_WORDS[by]} has withdrawn the proposed change. ${stays}`;
    case bookingChangeLapsed.type:
      return english`The change that ${whose} proposed was not accepted in time. ${stays}`;
    default:
      return undefined;
  }
}

function proposedInWords({ calledOff, zone }: BookingState, { by, respondBy }: Proposal): string {
  const other = by === 'renter' ? 'owner' : 'renter';
  const until = momentInWords(new Date(respondBy), zone);
  return calledOff
    ? english`This charter was called off, and the ${PARTY_IN_WORDS[by]} has proposed a new time for it, which the ${PARTY_IN_WORDS[other]} can accept by ${until}. Unless they do, it stays called off.`
    : english`The ${PARTY_IN_WORDS[by]} has proposed a change to this charter, which the ${PARTY_IN_WORDS[other]} can accept by ${until}. Nothing changes unless they do.`;
}

/** How a charter stands without what was proposed for it. */
function withoutItInWords({ calledOff, zone }: BookingState, to: Party): string {
  const whose = to === 'renter' ? english`Your` : english`The`;
  if (!calledOff) return english`${whose} charter stays as it was.`;
  const until = momentInWords(new Date(calledOff.chooseBy), zone);
  return english`${whose} charter is still called off. Other times can be proposed until ${until}; without one, the whole deposit goes back to ${to === 'renter' ? english`you` : english`the renter`}.`;
}
