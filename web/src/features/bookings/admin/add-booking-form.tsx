import { zodResolver } from '@hookform/resolvers/zod';
import type { ListedBoat } from '@harbourline/contracts';
import { STATUSES, zoneOf } from '@harbourline/policy';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIdempotencyKey } from '../../../shared/api/idempotency-key';
import { Button } from '../../../shared/ui/button';
import { DialogClose } from '../../../shared/ui/dialog';
import { SelectField, TextAreaField } from '../../../shared/ui/fields';
import { Form, showFieldErrors } from '../../../shared/ui/form';
import formActions from '../../../shared/ui/form-actions.module.css';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { Row } from '../../../shared/ui/stack';
import { useText } from '../words';
import { useAddBookingMutation } from './admin-bookings-api';
import styles from './booking-details.module.css';
import { CaptainField } from './captain-field';
import { ChooseBoat } from './choose-boat';
import { ChooseRenter } from './choose-renter';
import { isComplete, NEW_BOOKING, type NewBooking, newBookingFields, NOBODY, toNewBooking } from './new-booking';
import { PricedAmounts } from './priced-amounts';
import { useMeant } from './use-meant';
import { TimeFields } from './time-fields';

/** A new booking's fields. Nothing is sent before boat, renter and start are there. */
export function AddBookingForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const [boat, setBoat] = useState<ListedBoat | null>(null);
  const form = useForm({ resolver: zodResolver(newBookingFields), defaultValues: NEW_BOOKING });
  const { isSubmitting } = form.formState;
  const isReady = useWatch({ control: form.control, compute: isComplete });
  const [add] = useAddBookingMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const { meant, dialog } = useMeant();

  function chooseBoat(chosen: ListedBoat | null) {
    setBoat(chosen);
    form.setValue('boatId', chosen?.id ?? NOBODY);
    // Captains are a boat's own.
    form.setValue('captainId', '');
  }

  async function book(booking: NewBooking) {
    if (!boat) return;
    const body = toNewBooking(booking, zoneOf(boat.city));
    const call = meant((despite) => {
      const wish = { ...body, despite };
      return add({ body: wish, idempotencyKey: keyFor(wish) }).unwrap();
    });
    if (await reportOutcome(call, { title: t('admin.add.done') }, { title: t('admin.add.failed') })) {
      settle();
      onDone();
      return;
    }
    await call.catch((error: unknown) =>
      showFieldErrors(form, error, {
        slot_taken: 'startDate',
        captain_taken: 'captainId',
        captain_unavailable: 'captainId',
        duration_not_allowed: 'duration',
        too_many_guests: 'guestCount',
        captain_required: 'captainId',
        deposit_above_total: 'depositAmount',
      }),
    );
  }

  return (
    <Form form={form} label={t('admin.add.action')} onSubmit={book}>
      <ChooseBoat boat={boat} onChoose={chooseBoat} />
      <ChooseRenter onChoose={(renterId) => form.setValue('renterId', renterId ?? NOBODY)} />
      <TimeFields zoneHint={boat ? t('admin.fields.zone', { zone: zoneOf(boat.city) }) : undefined} />
      <div className={styles.fields}>
        <CaptainField boatId={boat?.id} />
        <SelectField
          name="status"
          label={t('admin.fields.status')}
          options={STATUSES.map((value) => ({ value, label: t(`admin.filter.statuses.${value}`) }))}
        />
      </div>
      <PricedAmounts boat={boat} />
      {dialog}
      <TextAreaField name="specialRequests" label={t('admin.fields.requests')} rows={2} maxLength={2000} />
      <Row className={formActions.actions}>
        <DialogClose>
          <Button tone="secondary" disabled={isSubmitting}>
            {t('admin.add.cancel')}
          </Button>
        </DialogClose>
        <Button type="submit" loading={isSubmitting} disabled={!isReady}>
          {t('admin.add.action')}
        </Button>
      </Row>
    </Form>
  );
}
