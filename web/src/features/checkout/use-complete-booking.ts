import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../shared/api/api-error';
import { useIdempotencyKey } from '../../shared/api/idempotency-key';
import { deadlineInWords } from '../../shared/booking/deadline-in-words';
import { standingOfBooking } from '../../shared/booking/standing-of-booking';
import { type PendingBooking, removePendingBooking } from '../../shared/lib/pending-booking';
import { serverNow } from '../../shared/lib/server-time';
import { showToast } from '../../shared/ui/toast';
import { useCreateBookingMutation } from './checkout-api';
import { text } from './words';

type Completion = 'done' | 'slot lost' | 'not paid' | 'failed';

/** What follows a payment. Where the renter is sent on to what happens next, the answer is `done`. */
export function useCompleteBooking(pending: PendingBooking) {
  const navigate = useNavigate();
  const [createBooking] = useCreateBookingMutation();
  const { keyFor, settle } = useIdempotencyKey();

  /** Turns the paid deposit into a reservation. Asking again, here or in another tab, answers the same one. */
  async function complete(paymentIntentId: string): Promise<Completion> {
    const body = { holdId: pending.holdId, paymentIntentId };
    try {
      const booking = await createBooking({ body, idempotencyKey: keyFor(body) }).unwrap();
      settle();
      removePendingBooking(pending);
      const turn = deadlineInWords(booking, standingOfBooking(booking, serverNow()), 'renter')?.title;
      showToast({
        tone: 'success',
        title: text('paid.title'),
        description: turn === undefined ? text('paid.textAlone') : text('paid.text', { turn }),
      });
      await navigate(`/reservation-sent/${booking.id}`, { replace: true });
      return 'done';
    } catch (error) {
      const code = isApiError(error) ? error.code : undefined;
      if (code === 'payment_not_succeeded' || code === 'payment_not_found') return 'not paid';
      if (code !== 'slot_taken') return 'failed';
      removePendingBooking(pending);
      return 'slot lost';
    }
  }

  /** The provider has not decided yet: the reservation follows by itself, and the dashboard watches for it. */
  async function leaveProcessing(paymentIntentId: string): Promise<void> {
    removePendingBooking(pending);
    showToast({ title: text('processing.title'), description: text('processing.text') });
    await navigate('/renter-dashboard', { replace: true, state: { awaitedPayment: paymentIntentId } });
  }

  return { complete, leaveProcessing };
}
