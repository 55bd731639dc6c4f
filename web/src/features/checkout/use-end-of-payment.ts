import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../shared/api/api-error';
import { useLazyHoldQuery } from '../../shared/api/holds-api';
import type { PendingBooking } from '../../shared/lib/pending-booking';
import { serverNow } from '../../shared/lib/server-time';
import { showToast } from '../../shared/ui/toast';
import { text } from './words';
import type { FinalOutcome } from './payment-outcome';
import { readIntent } from './read-intent';
import type { Stage } from './stage';
import { useCompleteBooking } from './use-complete-booking';

/** How long until the server is asked again whether the time is up, where it did not answer. */
const ASK_AGAIN_MS = 5_000;

/** How a checkout ends: with what the provider says of the payment, or with the time that the boat is held. */
export function useEndOfPayment(pending: PendingBooking, stage: Stage, setStage: (stage: Stage) => void) {
  const { complete, leaveProcessing } = useCompleteBooking(pending);
  const [askHold] = useLazyHoldQuery();
  const isBusy = useRef(false);
  const [unanswered, setUnanswered] = useState(0);

  /** Goes on from what the provider said. */
  async function finish(outcome: FinalOutcome, paymentIntentId: string): Promise<void> {
    if (outcome === 'cancelled') return setStage({ name: 'expired' });
    if (outcome === 'processing') return leaveProcessing(paymentIntentId);
    setStage({ name: 'completing' });
    const completion = await complete(paymentIntentId);
    if (completion === 'done') return;
    if (completion === 'slot lost') return setStage({ name: 'slot lost' });
    showToast({ tone: 'error', title: text('problem.booking.title'), description: text('problem.booking.toast') });
    setStage({ name: 'booking failed', paymentIntentId });
  }

  /** By the server's word, which also corrects what this browser takes for the time; undefined without an answer. */
  async function isOver(): Promise<boolean | undefined> {
    try {
      const hold = await askHold(pending.holdId).unwrap();
      return new Date(hold.expiresAt) <= serverNow();
    } catch (error) {
      return isApiError(error) && error.code === 'hold_not_found' ? true : undefined;
    }
  }

  /**
   * The time seems to be up. Once the server says so too, and unless this very payment has just been made, here or in
   * another tab, nothing was charged.
   */
  async function expire(): Promise<void> {
    const isOffered = stage.name === 'offer credit';
    if (!isOffered && (isBusy.current || stage.name !== 'pay')) return;
    const answer = await isOver();
    if (present.current.stage !== stage) return;
    if (answer === undefined) setUnanswered((count) => count + 1);
    if (!answer) return;
    if (isOffered) return setStage({ name: 'expired' });
    const { config, intent } = stage;
    const outcome = await readIntent(config, intent).catch(() => null);
    if (isBusy.current || present.current.stage !== stage) return;
    const isPaid = outcome?.kind === 'succeeded' || outcome?.kind === 'processing';
    await finish(isPaid ? outcome.kind : 'cancelled', intent.paymentIntentId);
  }

  const present = useRef({ stage, expire });
  useEffect(() => {
    present.current = { stage, expire };
  });
  useEffect(() => {
    if (unanswered === 0) return undefined;
    const timer = setTimeout(() => void present.current.expire(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [unanswered]);

  /** Nothing takes the form away while a card is being charged. */
  function setBusy(busy: boolean): void {
    isBusy.current = busy;
    if (!busy && new Date(pending.expiresAt) <= serverNow()) void expire();
  }

  return { complete, finish, expire, setBusy };
}
