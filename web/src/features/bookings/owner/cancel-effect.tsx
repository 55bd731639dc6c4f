import type { BookingView, RefundPreview } from '@harbourline/contracts';
import { formatDateTime } from '../../../shared/lib/dates';
import { formatMoney } from '../../../shared/lib/money';
import { Notice } from '../../../shared/ui/notice';
import { QueryView } from '../../../shared/ui/query-view';
import { useRefundPreviewQuery } from '../bookings-api';
import { useText } from '../messages';

/** What the renter gets when the owner cancels now, and what it costs the owner. */
export function CancelEffect({ booking }: { booking: BookingView }) {
  const t = useText();
  const query = useRefundPreviewQuery({ id: booking.id });
  return (
    <QueryView query={query} errorTitle={t('owner.cancel.previewFailed')}>
      {(preview) => (
        <Notice title={t(effectOf(preview), { amount: formatMoney(preview.amount, true) })}>
          {preview.until && <p>{t('owner.cancel.until', { time: formatDateTime(preview.until, booking.zone) })}</p>}
          <p>{t('owner.cancel.trust')}</p>
        </Notice>
      )}
    </QueryView>
  );
}

function effectOf({ creditInstead, amount }: RefundPreview) {
  if (creditInstead) return 'owner.cancel.choice';
  return amount > 0 ? 'owner.cancel.refund' : 'owner.cancel.nothing';
}
