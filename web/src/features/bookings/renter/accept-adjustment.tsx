import type { BookingView } from '@harbourline/contracts';
import { Button } from '../../../shared/ui/button';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useUpdateBookingMutation } from '../bookings-api';
import { useText } from '../words';

/** The renter takes the time that the owner proposes: that confirms it, unless its captain has to be asked about it. */
export function AcceptAdjustment({ booking }: { booking: BookingView }) {
  const t = useText();
  const [update, { isLoading, isSuccess }] = useUpdateBookingMutation();

  function accept() {
    const call = update({ id: booking.id, change: { status: 'confirmed', ownerAdjusted: false } }).unwrap();
    const half = booking.captainAnswer === null ? 'accepted' : 'acceptedFirst';
    const done = { title: t(`renter.adjustment.${half}.title`), text: t(`renter.adjustment.${half}.text`) };
    return reportOutcome(call, done, {
      title: t('renter.adjustment.failed.title'),
      text: t('renter.adjustment.failed.text'),
    });
  }

  return (
    <Button loading={isLoading} disabled={isLoading || isSuccess} onClick={() => void accept()}>
      {t('renter.adjustment.accept')}
    </Button>
  );
}
