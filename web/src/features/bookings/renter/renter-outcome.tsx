import type { BookingView } from '@harbourline/contracts';
import { Stack } from '../../../shared/ui/stack';
import { OutcomeNotice } from '../outcome-notice';
import { RefundChoice } from './refund-choice';
import { RefundState } from './refund-state';
import { refundStep } from './refund-step';

interface Props {
  booking: BookingView;
  now: Date;
  onDeadline: () => void;
}

/** How a booking ended and what becomes of the deposit, with the choice where there is one. */
export function RenterOutcome({ booking, now, onDeadline }: Props) {
  const { refund } = booking;
  const step = refundStep(booking, now);
  return (
    <Stack gap={3}>
      <OutcomeNotice booking={booking} side="renter">
        {refund && step && <RefundState booking={booking} refund={refund} step={step} />}
      </OutcomeNotice>
      {refund && step === 'to choose' && <RefundChoice booking={booking} refund={refund} onEnd={onDeadline} />}
    </Stack>
  );
}
