import { durationsFrom, freeUntil, instantAt, MAX_HOURS, type TimeRules } from '@harbourline/policy';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatTime } from '../lib/dates';
import { SelectField } from '../ui/fields';
import type { CharterTimeValues } from './charter-time-values';
import { useText } from './words';

/** How long the charter lasts: what does not fit before the next one is disabled. */
export function DurationField({ rules }: { rules: TimeRules }) {
  const t = useText();
  const { control } = useFormContext<CharterTimeValues>();
  const [date, startTime] = useWatch({ control, name: ['date', 'startTime'] });
  const start = date && startTime ? instantAt(date, startTime, rules.zone) : null;
  const until = start && freeUntil(start, MAX_HOURS, rules.busy);
  return (
    <SelectField
      name="duration"
      asNumber
      label={t('duration')}
      hint={until ? t('freeUntil', { time: formatTime(until.toISOString(), rules.zone) }) : undefined}
      options={durationsFrom(start, rules).map(({ hours, isFree }) => ({
        value: String(hours),
        label: isFree ? t('hours', { count: hours }) : t('hoursTaken', { hours: t('hours', { count: hours }) }),
        disabled: !isFree,
      }))}
    />
  );
}
