import type { BookingView } from '@harbourline/contracts';
import { mayAct } from '@harbourline/policy';
import { Button } from '../../../shared/ui/button';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useUpdateBookingMutation } from '../bookings-api';
import { situationOf } from '../../../shared/booking/standing-of-booking';
import { useText } from '../words';
import { AdjustBooking } from './adjust-booking';
import { DeclineReservation } from './decline-reservation';
import { ReplaceCaptain } from './replace-captain';
import { WithdrawAdjustment } from './withdraw-adjustment';

const UNADJUSTED = { ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null } as const;

/** The owner's answer to a reservation: yes, no with a reason, or another time, which the renter has to answer first. */
export function AnswerReservation({ booking, ownerId }: { booking: BookingView; ownerId: number }) {
  const t = useText();
  const [update, { isLoading, isSuccess }] = useUpdateBookingMutation();
  const situation = situationOf(booking, 'owner');
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
      {mayAct('withdrawProposal', situation) && <WithdrawAdjustment booking={booking} />}
      <DeclineReservation
        booking={booking}
        disabled={isAnswered || !mayAct('decline', situation)}
        reason={reason}
        onDecline={decline}
      />
      {mayAct('replaceCaptain', situation) && <ReplaceCaptain booking={booking} ownerId={ownerId} />}
      {!situation.captainWanted && !situation.ownerAccepted && (
        <>
          <AdjustBooking
            booking={booking}
            ownerId={ownerId}
            disabled={isAnswered || !mayAct('propose', situation)}
            reason={reason}
          />
          <Button
            loading={isLoading}
            disabled={isAnswered || !mayAct('accept', situation)}
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
