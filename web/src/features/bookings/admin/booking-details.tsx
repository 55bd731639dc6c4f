import { zodResolver } from '@hookform/resolvers/zod';
import type { BookingView } from '@harbourline/contracts';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import formActions from '../../../shared/ui/form-actions.module.css';
import { Row } from '../../../shared/ui/stack';
import { BookingHistory } from '../history/booking-history';
import { useText } from '../words';
import { NotifyParties } from '../notify/notify-parties';
import { AdminDocuments } from './admin-documents';
import styles from './booking-details.module.css';
import { BookingFacts } from './booking-facts';
import { detailsOf } from './booking-changes';
import { detailsSchema } from './booking-fields';
import { BookingTotals } from './booking-totals';
import { CharterDetailFields } from './charter-detail-fields';
import { MoneyDetailFields } from './money-detail-fields';
import { StatusFields } from './status-fields';
import { useMeant } from './use-meant';
import { useSaveBooking } from './use-save-booking';

interface Props {
  booking: BookingView;
  /** Closes it; what has been changed is asked about. */
  onClose: () => void;
  /** Closes it without asking. */
  onSaved: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** What can be changed about a booking, what cannot, its papers and its history. */
export function BookingDetails({ booking, onClose, onSaved, onDirtyChange }: Props) {
  const t = useText();
  const schema = useMemo(() => detailsSchema(booking.status), [booking.status]);
  const values = useMemo(() => detailsOf(booking), [booking]);
  // What somebody else changes meanwhile appears, except where something has been typed.
  const form = useForm({ resolver: zodResolver(schema), values, resetOptions: { keepDirtyValues: true } });
  const { isDirty, isSubmitting } = form.formState;
  const { meant, dialog } = useMeant();
  const save = useSaveBooking(booking, form, meant);

  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  return (
    <div className={styles.details}>
      <div className={styles.actions}>
        <NotifyParties bookingId={booking.id} />
        <AdminDocuments booking={booking} />
      </div>
      <Form
        form={form}
        label={t('admin.details.title', { id: booking.id })}
        onSubmit={async (details) => {
          if (await save(details)) onSaved();
        }}
      >
        <StatusFields booking={booking} />
        <CharterDetailFields booking={booking} />
        <MoneyDetailFields isPaidByCard={booking.paymentIntentId !== null} />
        <BookingTotals />
        <BookingFacts booking={booking} />
        <Row className={formActions.actions}>
          <Button tone="secondary" disabled={isSubmitting} onClick={onClose}>
            {t('admin.details.cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
            {t('admin.details.save')}
          </Button>
        </Row>
      </Form>
      {dialog}
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('admin.details.history')}</h3>
        <BookingHistory bookingId={booking.id} zone={booking.zone} />
      </section>
    </div>
  );
}
