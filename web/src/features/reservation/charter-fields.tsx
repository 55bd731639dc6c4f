import type { BoatCaptain, BoatView } from '@harbourline/contracts';
import { guestChoices, instantAt, MAX_HOURS } from '@harbourline/policy';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatTime } from '../../shared/lib/dates';
import { formatMoney } from '../../shared/lib/money';
import { Button } from '../../shared/ui/button';
import { SelectField } from '../../shared/ui/fields';
import styles from './charter-fields.module.css';
import { durationsFrom, takenFrom } from './free-slots';
import { useText } from './messages';
import type { ReservationValues } from './reservation-schema';
import type { BoatAvailability } from './use-availability';

interface Props {
  boat: BoatView;
  availability: BoatAvailability;
  captains: readonly BoatCaptain[] | undefined;
  /** Set when they could not be loaded. */
  onRetryCaptains: (() => void) | undefined;
}

/** How long, how many, and with whom. */
export function CharterFields({ boat, availability, captains, onRetryCaptains }: Props) {
  const t = useText();
  const { control } = useFormContext<ReservationValues>();
  const [date, startTime] = useWatch({ control, name: ['date', 'startTime'] });
  const start = date && startTime ? instantAt(date, startTime, boat.zone) : null;
  const { dateRules } = availability;
  const next = start && takenFrom(start, MAX_HOURS, dateRules.busy);

  return (
    <div className={styles.fields}>
      <SelectField
        name="duration"
        asNumber
        label={t('duration')}
        hint={next ? t('freeUntil', { time: formatTime(next, boat.zone) }) : undefined}
        options={durationsFrom(start, dateRules).map(({ hours, isFree }) => ({
          value: String(hours),
          label: isFree ? t('hours', { count: hours }) : t('hoursTaken', { hours: t('hours', { count: hours }) }),
          disabled: !isFree,
        }))}
      />
      <SelectField
        name="guests"
        asNumber
        label={t('guests')}
        hint={t('guestsHint', { count: boat.capacity })}
        options={guestChoices(boat.capacity).map((count) => ({
          value: String(count),
          label: t('guestCount', { count }),
        }))}
      />
      <div className={styles.captain}>
        <SelectField
          name="captainId"
          label={t('captain')}
          hint={captains?.length === 0 ? t('noCaptains') : t('captainHint')}
          options={[{ value: '', label: t('noCaptain') }, ...(captains ?? []).map(toOption)]}
        />
        {onRetryCaptains && (
          <p className={styles.failed} role="status">
            {t('captainsFailed')}
            <Button tone="quiet" size="2" onClick={onRetryCaptains}>
              {t('when.retry')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );

  function toOption({ id, fullName, hourlyRate, preferred }: BoatCaptain) {
    const values = { name: fullName, rate: formatMoney(hourlyRate, true) };
    return { value: String(id), label: preferred ? t('captainPreferred', values) : t('captainOption', values) };
  }
}
