import type { BookingView } from '@harbourline/contracts';
import { Stack } from '../../../shared/ui/stack';
import { OutcomeNotice } from '../outcome-notice';
import { depositNow } from './deposit-now';
import { RefundChoice } from './refund-choice';
import { RefundState } from './refund-state';

interface Props {
  booking: BookingView;
  now: Date;
  onDeadline: () => void;
}

/** How a booking ended and what becomes of the deposit, with the choice where there is one. */
export function RenterOutcome({ booking, now, onDeadline }: Props) {
  const { refund } = booking;
  const deposit = depositNow(booking, now);
  return (
    <Stack gap={3}>
      <OutcomeNotice booking={booking} side="renter">
        {deposit && <RefundState deposit={deposit} zone={booking.zone} />}
      </OutcomeNotice>
      {refund && deposit?.stage === 'to_choose' && (
        <RefundChoice booking={booking} deposit={deposit} refund={refund} onEnd={onDeadline} />
      )}
    </Stack>
  );
}
