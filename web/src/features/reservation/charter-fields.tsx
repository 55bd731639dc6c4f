import type { BoatCaptain, BoatView } from '@harbourline/contracts';
import { averageInWords, guestChoices } from '@harbourline/policy';
import { DurationField } from '../../shared/charter-time/duration-field';
import type { BoatAvailability } from '../../shared/charter-time/use-availability';
import { formatMoney } from '../../shared/lib/money';
import { Button } from '../../shared/ui/button';
import { SelectField } from '../../shared/ui/fields';
import styles from './charter-fields.module.css';
import { useText } from './words';
import type { Captains } from './use-captains';

interface Props {
  boat: BoatView;
  availability: BoatAvailability;
  captains: Captains;
}

/** How long, how many, and with whom. */
export function CharterFields({ boat, availability, captains }: Props) {
  const t = useText();
  const onlyWithCaptain = boat.facts?.rules?.onlyWithCaptain ?? false;

  return (
    <div className={styles.fields}>
      <DurationField rules={availability.dateRules} />
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
          hint={captainHint()}
          options={[
            { value: '', label: t(onlyWithCaptain ? 'chooseCaptain' : 'noCaptain') },
            ...(captains.list ?? []).map(toOption),
          ]}
        />
        {captains.retry && (
          <p className={styles.failed} role="status">
            {t('captainsFailed')}
            <Button tone="quiet" size="2" onClick={captains.retry}>
              {t('when.retry')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );

  function captainHint() {
    if (captains.list?.length === 0) return t(onlyWithCaptain ? 'noCaptainsToRequire' : 'noCaptains');
    if (onlyWithCaptain) return t('captainRequired');
    const isPreselected = captains.isUntouched && captains.list?.some(({ preferred }) => preferred);
    return t(isPreselected ? 'captainPreselected' : 'captainHint');
  }

  function toOption({ id, fullName, hourlyRate, preferred, rating }: BoatCaptain) {
    const values = { name: fullName, rate: formatMoney(hourlyRate) };
    const label = preferred ? t('captainPreferred', values) : t('captainOption', values);
    if (!rating) return { value: String(id), label };
    const { average, count } = rating;
    return { value: String(id), label: t('captainRated', { captain: label, average: averageInWords(average), count }) };
  }
}
