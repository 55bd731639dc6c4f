import type { BookingView } from '@harbourline/contracts';
import { Button } from '../../../shared/ui/button';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useWithdrawAdjustmentMutation } from '../acts-api';
import { useText } from '../words';

/** Takes a proposed change back: the reservation is again as the renter made it. */
export function WithdrawAdjustment({ booking }: { booking: BookingView }) {
  const t = useText();
  const [takeBack, { isLoading }] = useWithdrawAdjustmentMutation();

  function withdraw() {
    const call = takeBack({ id: booking.id }).unwrap();
    const done = { title: t('owner.adjusted.withdrawn.title'), text: t('owner.adjusted.withdrawn.text') };
    const failed = {
      title: t('owner.adjusted.withdrawFailed.title'),
      text: t('owner.adjusted.withdrawFailed.text'),
    };
    return reportOutcome(call, done, failed);
  }

  return (
    <Button tone="secondary" loading={isLoading} onClick={() => void withdraw()}>
      {t('owner.adjusted.withdraw')}
    </Button>
  );
}
