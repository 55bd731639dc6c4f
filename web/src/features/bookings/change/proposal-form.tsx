import { zodResolver } from '@hookform/resolvers/zod';
import type { BookingView } from '@harbourline/contracts';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useBoatCaptainsQuery } from '../../../shared/api/boat-api';
import { useAvailability } from '../../../shared/charter-time/use-availability';
import { formatDateTime } from '../../../shared/lib/dates';
import { formatMoney } from '../../../shared/lib/money';
import { Button } from '../../../shared/ui/button';
import { DialogClose } from '../../../shared/ui/dialog';
import { SelectField } from '../../../shared/ui/fields';
import { Form } from '../../../shared/ui/form';
import formActions from '../../../shared/ui/form-actions.module.css';
import { Row } from '../../../shared/ui/stack';
import { useProposalQuoteQuery } from '../bookings-api';
import { text, useText } from '../words';
import styles from './change-form.module.css';
import { valuesOf } from './change-of';
import { ChangePrice } from './change-price';
import { CharterFields } from './charter-fields';
import { effectInWords } from './effect-in-words';
import { type CharterProposal, proposalOf } from './proposal-of';
import { useSettledQuote } from './use-settled-quote';
import type { BoatRules } from './with-boat-rules';

const schema = z.object({
  date: z.string(text('change.propose.invalid.date')).min(1, text('change.propose.invalid.date')),
  startTime: z.string(text('change.propose.invalid.startTime')).min(1, text('change.propose.invalid.startTime')),
  duration: z.number(),
  guests: z.number(),
  captainId: z.string(),
});

interface Props {
  booking: BookingView;
  side: 'renter' | 'owner';
  boat: BoatRules;
  isSending: boolean;
  onPropose: (change: CharterProposal & { totalPrice: number }) => unknown;
}

/** Date, time, length, guests and captain of a confirmed charter, with what a change of them costs and does. */
export function ProposalForm({ booking, side, boat, isSending, onPropose }: Props) {
  const t = useText();
  const reader = side === 'renter' ? 'renter' : 'others';
  const defaultValues = { ...valuesOf(booking), captainId: '' };
  const form = useForm({ resolver: zodResolver(schema), mode: 'onTouched', defaultValues });
  const [date, startTime, duration, guests, captainId] = useWatch({
    control: form.control,
    name: ['date', 'startTime', 'duration', 'guests', 'captainId'],
  });
  const availability = useAvailability(boat, date, booking);
  const { data: captains = [] } = useBoatCaptainsQuery({ boatId: booking.boatId, date });
  const change = useMemo(
    () => proposalOf(booking, { date, startTime, duration, guests, captainId }),
    [booking, date, startTime, duration, guests, captainId],
  );
  const pricing = useSettledQuote(booking.id, change, useProposalQuoteQuery);
  const { quote, isCurrent } = pricing;
  const ready =
    change !== null && isCurrent && quote?.free === true ? { ...change, totalPrice: quote.totalPrice } : null;
  const others = captains.filter(({ id }) => id !== booking.captainId);

  return (
    <Form
      form={form}
      label={t('change.propose.formLabel')}
      onSubmit={() => (ready && !isSending ? onPropose(ready) : undefined)}
    >
      <CharterFields booking={booking} boat={boat} availability={availability} />
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
      <ChangePrice
        booking={booking}
        pricing={pricing}
        nothing={t(booking.calledOff ? 'change.propose.newTime.nothing' : 'change.propose.nothing')}
      >
        {({ free, respondBy, ...told }) => (
          <>
            <p className={styles.hint}>{effectInWords(told, { reader, zone: booking.zone })}</p>
            {free && (
              <p className={styles.hint}>
                {t('change.propose.answerBy', { deadline: formatDateTime(respondBy, booking.zone) })}
              </p>
            )}
          </>
        )}
      </ChangePrice>
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
