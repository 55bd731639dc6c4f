import type { BookingView } from '@harbourline/contracts';
import { movesFor } from '@harbourline/policy';
import { Button } from '../../shared/ui/button';
import { reportOutcome } from '../../shared/ui/report-outcome';
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

  function accept() {
    const call = update({ id: booking.id, change: { status: 'confirmed', ...UNADJUSTED } }).unwrap();
    const done = { title: t('owner.accepted.title'), text: t('owner.accepted.text') };
    return reportOutcome(call, done, { title: t('owner.acceptFailed.title'), text: t('owner.acceptFailed.text') });
  }

  /** Answers whether the dialog may close. */
  function decline(reason: string): Promise<boolean> {
    const change = { status: 'canceled', ...UNADJUSTED, ...(reason && { reason }) } as const;
    const call = update({ id: booking.id, change }).unwrap();
    const done = { title: t('owner.declined.title'), text: t('owner.declined.text') };
    return reportOutcome(call, done, { title: t('owner.declineFailed.title'), text: t('owner.declineFailed.text') });
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
