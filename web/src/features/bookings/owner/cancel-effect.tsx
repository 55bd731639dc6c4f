import type { BookingView } from '@harbourline/contracts';
import { formatDateTime } from '../../../shared/lib/dates';
import { Notice } from '../../../shared/ui/notice';
import { QueryView } from '../../../shared/ui/query-view';
import { useRefundPreviewQuery } from '../bookings-api';
import { promiseOf } from '../../../shared/booking/deposit-in-words';
import { useText } from '../words';

/** What the renter gets when the owner cancels now, and what it costs the owner. */
export function CancelEffect({ booking }: { booking: BookingView }) {
  const t = useText();
  const query = useRefundPreviewQuery({ id: booking.id });
  return (
    <QueryView query={query} errorTitle={t('owner.cancel.previewFailed')}>
      {(preview) => (
        <Notice title={promiseOf(preview.deposit, 'others', booking.zone)}>
          {preview.until && <p>{t('owner.cancel.until', { time: formatDateTime(preview.until, booking.zone) })}</p>}
          <p>{t('owner.cancel.trust')}</p>
        </Notice>
      )}
    </QueryView>
  );
}
