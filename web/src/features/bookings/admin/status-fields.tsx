import { type BookingView, cancellationCause } from '@harbourline/contracts';
import { canMove, STATUSES, isEnded, isRequest } from '@harbourline/policy';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField, TextAreaField } from '../../../shared/ui/fields';
import { Stack } from '../../../shared/ui/stack';
import { situationOf } from '../../../shared/booking/standing-of-booking';
import { useText } from '../words';
import type { DetailsTyped } from './booking-fields';
import { RefundPreview } from './refund-preview';

/** Where the booking stands; and when that changes, why, and what it does to the deposit. */
export function StatusFields({ booking }: { booking: BookingView }) {
  const t = useText();
  const { control } = useFormContext<DetailsTyped>();
  const [status, cause] = useWatch({ control, name: ['status', 'cause'] });
  const isChanged = status !== booking.status;
  const isEnding = isChanged && isEnded({ status });
  const situation = situationOf(booking, 'administrator');
  const options = STATUSES.filter((to) => to === booking.status || canMove(to, situation)).map((value) => ({
    value,
    label: t(`admin.filter.statuses.${value}`),
  }));

  return (
    <Stack>
      <SelectField
        name="status"
        label={t('admin.fields.status')}
        options={options}
        hint={isEnded(booking) ? t('admin.final') : undefined}
      />
      {/* Before it is confirmed, whoever ends it, the deposit goes back. */}
      {isEnding && !isRequest(booking) && (
        <SelectField
          name="cause"
          label={t('admin.cause.label')}
          options={cancellationCause.options.map((value) => ({ value, label: t(`admin.cause.${value}`) }))}
        />
      )}
      {isEnding && <RefundPreview booking={booking} cause={cause} />}
      {isChanged && (
        <TextAreaField
          name="reason"
          label={t('admin.fields.reason')}
          hint={t('admin.fields.reasonHint')}
          rows={2}
          maxLength={500}
        />
      )}
    </Stack>
  );
}
