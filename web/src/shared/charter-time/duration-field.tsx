import { instantAt, MAX_HOURS } from '@harbourline/policy';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatTime } from '../lib/dates';
import { SelectField } from '../ui/fields';
import type { CharterTimeValues } from './charter-time-values';
import { durationsFrom, type Rules, takenFrom } from './free-slots';
import { useText } from './words';

/** How long the charter lasts: what does not fit before the next one is disabled. */
export function DurationField({ rules }: { rules: Rules }) {
  const t = useText();
  const { control } = useFormContext<CharterTimeValues>();
  const [date, startTime] = useWatch({ control, name: ['date', 'startTime'] });
  const start = date && startTime ? instantAt(date, startTime, rules.zone) : null;
  const next = start && takenFrom(start, MAX_HOURS, rules.busy);
  return (
    <SelectField
      name="duration"
      asNumber
      label={t('duration')}
      hint={next ? t('freeUntil', { time: formatTime(next, rules.zone) }) : undefined}
      options={durationsFrom(start, rules).map(({ hours, isFree }) => ({
        value: String(hours),
        label: isFree ? t('hours', { count: hours }) : t('hoursTaken', { hours: t('hours', { count: hours }) }),
        disabled: !isFree,
      }))}
    />
  );
}
