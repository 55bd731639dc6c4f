import { zodResolver } from '@hookform/resolvers/zod';
import type { BookingView } from '@harbourline/contracts';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useAvailability } from '../../../shared/charter-time/use-availability';
import { Button } from '../../../shared/ui/button';
import { DialogClose } from '../../../shared/ui/dialog';
import { Form } from '../../../shared/ui/form';
import formActions from '../../../shared/ui/form-actions.module.css';
import { Row } from '../../../shared/ui/stack';
import { useChangeQuoteQuery } from '../bookings-api';
import { changeOf, type ReservationChange, valuesOf } from '../change/change-of';
import { ChangePrice } from '../change/change-price';
import { CharterFields } from '../change/charter-fields';
import { useSettledQuote } from '../change/use-settled-quote';
import type { BoatRules } from '../change/with-boat-rules';
import { text, useText } from '../words';

const schema = z.object({
  date: z.string(text('renter.change.invalid.date')).min(1, text('renter.change.invalid.date')),
  startTime: z.string(text('renter.change.invalid.startTime')).min(1, text('renter.change.invalid.startTime')),
  duration: z.number(),
  guests: z.number(),
});

interface Props {
  booking: BookingView;
  boat: BoatRules;
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
  const change = useMemo(
    () => changeOf(booking, { date, startTime, duration, guests }),
    [booking, date, startTime, duration, guests],
  );
  const pricing = useSettledQuote(booking.id, change, useChangeQuoteQuery);
  const { quote, isCurrent } = pricing;
  const mayChange = change !== null && isCurrent && quote?.free === true;

  return (
    <Form
      form={form}
      label={t('renter.change.formLabel')}
      onSubmit={() => (mayChange && !isSending ? onChange(change) : undefined)}
    >
      <CharterFields booking={booking} boat={boat} availability={availability} />
      <ChangePrice booking={booking} pricing={pricing} nothing={t('renter.change.nothing')} />
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
