import { zodResolver } from '@hookform/resolvers/zod';
import type { BookingView } from '@harbourline/contracts';
import { guestChoices } from '@harbourline/policy';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useBoatCaptainsQuery } from '../../../shared/api/boat-api';
import { DurationField } from '../../../shared/charter-time/duration-field';
import { useAvailability } from '../../../shared/charter-time/use-availability';
import { WhenFields } from '../../../shared/charter-time/when-fields';
import { formatMoney } from '../../../shared/lib/money';
import { Button } from '../../../shared/ui/button';
import { DialogClose } from '../../../shared/ui/dialog';
import { SelectField } from '../../../shared/ui/fields';
import { Form } from '../../../shared/ui/form';
import formActions from '../../../shared/ui/form-actions.module.css';
import { Row } from '../../../shared/ui/stack';
import styles from '../renter/change-form.module.css';
import { valuesOf } from '../renter/change-of';
import { text, useText } from '../words';
import type { CharterProposal } from './proposal-of';
import { ProposalPrice } from './proposal-price';
import { useProposalQuote } from './use-proposal-quote';

const schema = z.object({
  date: z.string(text('change.propose.invalid.date')).min(1, text('change.propose.invalid.date')),
  startTime: z.string(text('change.propose.invalid.startTime')).min(1, text('change.propose.invalid.startTime')),
  duration: z.number(),
  guests: z.number(),
  captainId: z.string(),
});

interface Props {
  booking: BookingView;
  boat: { id: number; zone: string; minimumHours: number; customRates: Record<string, number> };
  isSending: boolean;
  onPropose: (change: CharterProposal & { totalPrice: number }) => unknown;
}

/** Date, time, length, guests and captain of a confirmed charter, with what a change of them costs and does. */
export function ProposalForm({ booking, boat, isSending, onPropose }: Props) {
  const t = useText();
  const defaultValues = { ...valuesOf(booking), captainId: '' };
  const form = useForm({ resolver: zodResolver(schema), mode: 'onTouched', defaultValues });
  const [date, startTime, duration, guests, captainId] = useWatch({
    control: form.control,
    name: ['date', 'startTime', 'duration', 'guests', 'captainId'],
  });
  const availability = useAvailability(boat, date, booking);
  const { data: captains = [] } = useBoatCaptainsQuery({ boatId: booking.boatId, date });
  const pricing = useProposalQuote(booking, { date, startTime, duration, guests, captainId });
  const { change, quote, isCurrent } = pricing;
  const ready =
    change !== null && isCurrent && quote?.free === true ? { ...change, totalPrice: quote.totalPrice } : null;
  const others = captains.filter(({ id }) => id !== booking.captainId);

  return (
    <Form
      form={form}
      label={t('change.propose.formLabel')}
      onSubmit={() => (ready && !isSending ? onPropose(ready) : undefined)}
    >
      <WhenFields availability={availability} customRates={boat.customRates} />
      <p className={styles.hint}>{t('change.propose.timesIn', { city: booking.boat.city })}</p>
      {/* What was called off is made up for as it was. */}
      {!booking.calledOff && (
        <div className={styles.pair}>
          <DurationField rules={availability.dateRules} />
          <SelectField
            name="guests"
            asNumber
            label={t('change.propose.guests')}
            options={guestChoices(booking.boat.capacity).map((count) => ({
              value: String(count),
              label: t('change.propose.guestCount', { count }),
            }))}
          />
        </div>
      )}
      {!booking.calledOff && others.length > 0 && (
        <SelectField
          name="captainId"
          label={t('change.propose.captain')}
          options={[
            {
              value: '',
              label: t('change.propose.sameCaptain', { name: booking.captain?.fullName ?? t('change.nobody') }),
            },
            ...others.map(({ id, fullName, hourlyRate }) => ({
              value: String(id),
              label: t('change.propose.perHour', { name: fullName, rate: formatMoney(hourlyRate) }),
            })),
          ]}
        />
      )}
      <ProposalPrice booking={booking} pricing={pricing} />
      <Row className={formActions.actions}>
        <DialogClose>
          <Button tone="secondary" disabled={isSending}>
            {t('change.propose.keep')}
          </Button>
        </DialogClose>
        <Button type="submit" loading={isSending} disabled={!ready}>
          {t('change.propose.confirm')}
        </Button>
      </Row>
    </Form>
  );
}
