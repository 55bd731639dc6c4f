import type { BookingView } from '@harbourline/contracts';
import { movesFor } from '@harbourline/policy';
import { messageOf } from '../../shared/api/api-error';
import { Button } from '../../shared/ui/button';
import { showToast } from '../../shared/ui/toast';
import { useUpdateBookingMutation } from './bookings-api';
import { DeclineReservation } from './decline-reservation';
import { useText } from './messages';

const UNADJUSTED = { ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null } as const;

/** The owner's answer to a reservation: yes, or no with a reason. */
export function AnswerReservation({ booking }: { booking: BookingView }) {
  const t = useText();
  const [update, { isLoading, isSuccess }] = useUpdateBookingMutation();
  const moves = movesFor({ actor: 'owner', status: booking.status, adjusted: booking.ownerAdjusted });
  const isLocked = isLoading || isSuccess;

  async function accept() {
    try {
      await update({ id: booking.id, change: { status: 'confirmed', ...UNADJUSTED } }).unwrap();
      showToast({ tone: 'success', title: t('owner.accepted.title'), description: t('owner.accepted.text') });
    } catch (error) {
      const description = messageOf(error, t('owner.acceptFailed.text'));
      showToast({ tone: 'error', title: t('owner.acceptFailed.title'), description });
    }
  }

  /** Answers whether the dialog may close. */
  async function decline(reason: string): Promise<boolean> {
    try {
      const change = { status: 'canceled', ...UNADJUSTED, ...(reason && { reason }) } as const;
      await update({ id: booking.id, change }).unwrap();
      showToast({ tone: 'success', title: t('owner.declined.title'), description: t('owner.declined.text') });
      return true;
    } catch (error) {
      const description = messageOf(error, t('owner.declineFailed.text'));
      showToast({ tone: 'error', title: t('owner.declineFailed.title'), description });
      return false;
    }
  }

  return (
    <>
      {moves.includes('decline') && <DeclineReservation booking={booking} disabled={isLocked} onDecline={decline} />}
      {moves.includes('accept') && (
        <Button loading={isLoading} disabled={isLocked} onClick={() => void accept()}>
          {t('owner.accept')}
        </Button>
      )}
    </>
  );
}
