import type { BookingView } from '@harbourline/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatDateTime } from '../../shared/lib/dates';
import { formatMoney } from '../../shared/lib/money';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { TextAreaField } from '../../shared/ui/fields';
import { Form } from '../../shared/ui/form';
import styles from './decline-reservation.module.css';
import { useText } from './messages';

const LONGEST_REASON = 500;

interface Props {
  booking: BookingView;
  disabled: boolean;
  /** Answers whether it was declined. */
  onDecline: (reason: string) => Promise<boolean>;
}

/** Asks for a reason and says what declining does, before it is done. */
export function DeclineReservation({ booking, disabled, onDecline }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ defaultValues: { reason: '' } });
  const { isSubmitting } = form.formState;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !isSubmitting && setOpen(open)}
      trigger={
        <Button tone="secondary" disabled={disabled}>
          {t('owner.decline')}
        </Button>
      }
      title={t('owner.declineDialog.title')}
      description={t('owner.declineDialog.text', {
        deposit: formatMoney(booking.depositAmount, true),
        time: formatDateTime(booking.startDate, booking.zone),
      })}
    >
      <Form
        form={form}
        label={t('owner.declineDialog.title')}
        onSubmit={async ({ reason }) => {
          if (await onDecline(reason.trim())) setOpen(false);
        }}
      >
        <TextAreaField
          name="reason"
          rows={3}
          maxLength={LONGEST_REASON}
          label={t('owner.declineDialog.reason')}
          hint={t('owner.declineDialog.reasonHint')}
          placeholder={t('owner.declineDialog.reasonPlaceholder')}
        />
        <div className={styles.actions}>
          <DialogClose>
            <Button tone="secondary" disabled={isSubmitting}>
              {t('owner.declineDialog.keep')}
            </Button>
          </DialogClose>
          <Button type="submit" tone="danger" loading={isSubmitting}>
            {t('owner.declineDialog.confirm')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
