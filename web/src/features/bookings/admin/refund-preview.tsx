import type { BookingView, CancellationCause } from '@harbourline/contracts';
import { messageOf } from '../../../shared/api/api-error';
import { formatDateTime } from '../../../shared/lib/dates';
import { Amounts } from '../../../shared/ui/amounts';
import { Notice } from '../../../shared/ui/notice';
import { useRefundPreviewQuery } from '../bookings-api';
import { useText } from '../messages';

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

  const { rule, amount, creditInstead, until, ownerKeeps, platformKeeps } = preview;
  return (
    <Notice title={t('admin.preview.title', { rule })}>
      <Amounts
        rows={[
          { label: creditInstead ? t('admin.preview.credit') : t('admin.preview.refund'), dollars: amount },
          ...(ownerKeeps === null ? [] : [{ label: t('admin.preview.owner'), dollars: ownerKeeps }]),
          ...(platformKeeps === null ? [] : [{ label: t('admin.preview.platform'), dollars: platformKeeps }]),
        ]}
      />
      {until && <p>{t('admin.preview.until', { time: formatDateTime(until, booking.zone) })}</p>}
    </Notice>
  );
}
