import type { BookingView, CancellationCause } from '@harbourline/contracts';
import { messageOf } from '../../../shared/api/api-error';
import { formatDateTime } from '../../../shared/lib/dates';
import { Amounts } from '../../../shared/ui/amounts';
import { Notice } from '../../../shared/ui/notice';
import { useRefundPreviewQuery } from '../bookings-api';
import { promiseOf } from '../../../shared/booking/deposit-in-words';
import { useText } from '../words';

/** What cancelling now would do to the deposit, before it is done. */
export function RefundPreview({ booking, cause }: { booking: BookingView; cause: CancellationCause }) {
  const t = useText();
  const { currentData: preview, error, isFetching } = useRefundPreviewQuery({ id: booking.id, cause });
  if (!preview) {
    return error !== undefined && !isFetching ? (
      <Notice tone="problem" announce>
        {messageOf(error, t('admin.preview.failed'))}
      </Notice>
    ) : (
      <Notice tone="time">{t('admin.preview.loading')}</Notice>
    );
  }

  const { rule, amount, creditInstead, until, ownerKeeps, platformKeeps, deposit } = preview;
  return (
    <Notice title={rule ? t('admin.preview.title', { rule }) : t('admin.preview.titleUnpaid')}>
      <p>{promiseOf(deposit, 'others', booking.zone)}</p>
      {rule && (
        <Amounts
          rows={[
            { label: creditInstead ? t('admin.preview.credit') : t('admin.preview.refund'), dollars: amount },
            { label: t('admin.preview.owner'), dollars: ownerKeeps ?? 0 },
            { label: t('admin.preview.platform'), dollars: platformKeeps ?? 0 },
          ].filter(({ dollars }) => dollars > 0)}
        />
      )}
      {until && <p>{t('admin.preview.until', { time: formatDateTime(until, booking.zone) })}</p>}
    </Notice>
  );
}
