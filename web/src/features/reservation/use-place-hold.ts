import type { BoatCaptain, BoatView, EnteredDetails, HoldView, QuoteView } from '@harbourline/contracts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError, messageOf } from '../../shared/api/api-error';
import { useCreateHoldMutation, useReleaseHoldMutation } from '../../shared/api/holds-api';
import { useIdempotencyKey } from '../../shared/api/idempotency-key';
import {
  ownHoldOf,
  type PendingBooking,
  readPendingBooking,
  writePendingBooking,
} from '../../shared/lib/pending-booking';
import { dismissFailure, showToast } from '../../shared/ui/toast';
import { text } from './words';
import type { ReservationValues } from './reservation-schema';
import { wishOf } from './use-quote';

/** Why there is no hold, as far as the renter can do something about it. */
export type HoldProblem =
  | { kind: 'signIn' | 'slotTaken' | 'captainTaken' }
  | { kind: 'ownHold'; holdId: string | undefined; stored: PendingBooking | null }
  | { kind: 'priceChanged'; before: number }
  | { kind: 'other'; message: string };

interface Reservation {
  values: ReservationValues;
  quote: QuoteView;
}

/** Holds the slot at the price on screen, keeps the reservation for the checkout, and goes there. */
export function usePlaceHold(boat: BoatView, title: string, captains: readonly BoatCaptain[], renterId: number | null) {
  const navigate = useNavigate();
  const [createHold, { isLoading: isHolding }] = useCreateHoldMutation();
  const [releaseHold, { isLoading: isReleasing }] = useReleaseHoldMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const [problem, setProblem] = useState<HoldProblem | null>(null);
  const [heldNow, setHeldNow] = useState<string>();
  // Read again once a hold is there: the time that is taken from then on is the renter's own.
  const own = useMemo(() => ownHoldOf(boat.id, renterId, heldNow), [boat.id, renterId, heldNow]);

  async function place({ values, quote }: Reservation): Promise<void> {
    const wish = wishOf(boat, values);
    if (renterId === null) return refuse({ kind: 'signIn' });
    if (wish === null) return;
    setProblem(null);
    dismissFailure();
    const { totalPrice, boatRentalAmount, captainFee, depositAmount } = quote;
    const body = {
      ...wish,
      renterId,
      specialRequests: values.specialRequests || null,
      purposeOfRental: values.purposeOfRental || null,
      ...{ totalPrice, boatRentalAmount, captainFee, depositAmount },
    };
    try {
      const earlier = readPendingBooking(renterId);
      const hold = await createHold({ body, idempotencyKey: keyFor(body) }).unwrap();
      settle();
      const kept = writePendingBooking(pendingOf(hold, body, { boat, title, captains }));
      if (kept) {
        setHeldNow(hold.holdId);
        // The browser remembers one reservation: an earlier one could not be resumed any more, so others may have it.
        if (earlier && earlier.holdId !== hold.holdId) void releaseHold(earlier.holdId);
        return void navigate('/checkout');
      }
      await releaseHold(hold.holdId);
      refuse({ kind: 'other', message: text('problem.storage') });
    } catch (error) {
      refuse(problemOf(error, quote));
    }
  }

  function refuse(next: HoldProblem) {
    setProblem(next);
    if (next.kind === 'signIn') {
      showToast({ tone: 'error', title: text('signIn.toast'), description: text('signIn.text') });
    } else if (next.kind === 'other') {
      showToast({ tone: 'error', title: text('problem.setup.title'), description: next.message });
    }
  }

  function problemOf(error: unknown, quote: QuoteView): HoldProblem {
    switch (isApiError(error) ? error.code : undefined) {
      case 'unauthenticated':
      case 'session_expired':
        return { kind: 'signIn' };
      case 'slot_taken':
        return { kind: 'slotTaken' };
      case 'captain_taken':
        return { kind: 'captainTaken' };
      case 'own_hold':
        return {
          kind: 'ownHold',
          holdId: isApiError(error) ? error.holdId : undefined,
          stored: ownHoldOf(boat.id, renterId),
        };
      case 'price_changed':
        return { kind: 'priceChanged', before: quote.depositAmount };
      default:
        return { kind: 'other', message: messageOf(error, text('problem.setup.text')) };
    }
  }

  /** Lets the earlier hold go and takes what is chosen now. */
  async function replace(holdId: string, reservation: Reservation): Promise<void> {
    try {
      await releaseHold(holdId).unwrap();
    } catch (error) {
      // A hold that is gone already is what we want.
      if (!isApiError(error) || error.code !== 'hold_not_found') return refuse(problemOf(error, reservation.quote));
    }
    settle();
    await place(reservation);
  }

  return { place, replace, problem, own, isSending: isHolding || isReleasing };
}

interface Shown {
  boat: BoatView;
  title: string;
  captains: readonly BoatCaptain[];
}

function pendingOf(
  { holdId, expiresAt, exclusive, quote }: HoldView,
  body: HoldBody,
  { boat, title, captains }: Shown,
): PendingBooking {
  const { totalPrice, boatRentalAmount, captainFee, depositAmount, balanceDue, dueToCaptain, captainId } = quote;
  return {
    ...body,
    ...{ totalPrice, boatRentalAmount, captainFee, depositAmount, balanceDue, dueToCaptain, captainId },
    ...{ holdId, expiresAt, exclusive, zone: quote.zone, startDate: quote.startDate, endDate: quote.endDate },
    boat: { title, city: boat.city, image: boat.images[0] ?? null },
    captainName: captains.find(({ id }) => id === captainId)?.fullName ?? null,
  };
}

type HoldBody = Required<EnteredDetails> & { boatId: number; renterId: number };
