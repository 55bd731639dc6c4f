import { zodResolver } from '@hookform/resolvers/zod';
import type { BookingView } from '@harbourline/contracts';
import { guestChoices } from '@harbourline/policy';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { DurationField } from '../../../shared/charter-time/duration-field';
import { useAvailability } from '../../../shared/charter-time/use-availability';
import { WhenFields } from '../../../shared/charter-time/when-fields';
import { Button } from '../../../shared/ui/button';
import { DialogClose } from '../../../shared/ui/dialog';
import { SelectField } from '../../../shared/ui/fields';
import { Form } from '../../../shared/ui/form';
import formActions from '../../../shared/ui/form-actions.module.css';
import { Row } from '../../../shared/ui/stack';
import { text, useText } from '../words';
import styles from './change-form.module.css';
import { type ReservationChange, valuesOf } from './change-of';
import { ChangePrice } from './change-price';
import { useChangeQuote } from './use-change-quote';

const schema = z.object({
  date: z.string(text('renter.change.invalid.date')).min(1, text('renter.change.invalid.date')),
  startTime: z.string(text('renter.change.invalid.startTime')).min(1, text('renter.change.invalid.startTime')),
  duration: z.number(),
  guests: z.number(),
});

interface Props {
  booking: BookingView;
  boat: { id: number; zone: string; minimumHours: number; customRates: Record<string, number> };
  isSending: boolean;
  onChange: (change: ReservationChange) => unknown;
}

/** Date, time, length and guests of a reservation, with what a change of them costs. */
export function ChangeForm({ booking, boat, isSending, onChange }: Props) {
  const t = useText();
  const form = useForm({ resolver: zodResolver(schema), mode: 'onTouched', defaultValues: valuesOf(booking) });
  const [date, startTime, duration, guests] = useWatch({
    control: form.control,
    name: ['date', 'startTime', 'duration', 'guests'],
  });
  const availability = useAvailability(boat, date, booking);
  const pricing = useChangeQuote(booking, { date, startTime, duration, guests });
  const { change, quote, isCurrent } = pricing;
  const mayChange = change !== null && isCurrent && quote?.free === true;

  return (
    <Form
      form={form}
      label={t('renter.change.formLabel')}
      onSubmit={() => (mayChange && !isSending ? onChange(change) : undefined)}
    >
      <WhenFields availability={availability} customRates={boat.customRates} />
      <p className={styles.hint}>{t('renter.change.timesIn', { city: booking.boat.city })}</p>
      <div className={styles.pair}>
        <DurationField rules={availability.dateRules} />
        <SelectField
          name="guests"
          asNumber
          label={t('renter.change.guests')}
          options={guestChoices(booking.boat.capacity).map((count) => ({
            value: String(count),
            label: t('renter.change.guestCount', { count }),
          }))}
        />
      </div>
      <ChangePrice booking={booking} pricing={pricing} />
      <Row className={formActions.actions}>
        <DialogClose>
          <Button tone="secondary" disabled={isSending}>
            {t('renter.change.keep')}
          </Button>
        </DialogClose>
        <Button type="submit" loading={isSending} disabled={!mayChange}>
          {t('renter.change.confirm')}
        </Button>
      </Row>
    </Form>
  );
}
