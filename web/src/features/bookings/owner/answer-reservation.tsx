import type { BookingView } from '@harbourline/contracts';
import { Button } from '../../../shared/ui/button';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useUpdateBookingMutation } from '../bookings-api';
import { movesOf } from '../moves-of';
import { useText } from '../words';
import { AdjustBooking } from './adjust-booking';
import { DeclineReservation } from './decline-reservation';
import { ReplaceCaptain } from './replace-captain';
import { WithdrawAdjustment } from './withdraw-adjustment';

const UNADJUSTED = { ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null } as const;

/** The owner's answer to a reservation: yes, no with a reason, or another time, which the renter has to answer first. */
export function AnswerReservation({ booking, ownerId, now }: { booking: BookingView; ownerId: number; now: Date }) {
  const t = useText();
  const [update, { isLoading, isSuccess }] = useUpdateBookingMutation();
  const moves = movesOf(booking, 'owner', now);
  const isAnswered = isLoading || isSuccess;
  const reason = booking.ownerAdjusted ? t('owner.adjusted.locked') : undefined;

  function accept() {
    const call = update({ id: booking.id, change: { status: 'confirmed', ...UNADJUSTED } }).unwrap();
    const half = booking.captainAnswer === 'awaited' ? 'acceptedFirst' : 'accepted';
    const done = { title: t(`owner.${half}.title`), text: t(`owner.${half}.text`) };
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
      {moves.includes('withdrawProposal') && <WithdrawAdjustment booking={booking} />}
      <DeclineReservation
        booking={booking}
        disabled={isAnswered || !moves.includes('decline')}
        reason={reason}
        onDecline={decline}
      />
      {moves.includes('replaceCaptain') && <ReplaceCaptain booking={booking} ownerId={ownerId} />}
      {!booking.captainWanted && booking.ownerAcceptedAt === null && (
        <>
          <AdjustBooking
            booking={booking}
            ownerId={ownerId}
            disabled={isAnswered || !moves.includes('propose')}
            reason={reason}
          />
          <Button
            loading={isLoading}
            disabled={isAnswered || !moves.includes('accept')}
            title={reason}
            onClick={() => void accept()}
          >
            {t('owner.accept')}
          </Button>
        </>
      )}
    </>
  );
}
