import { useId } from 'react';
import type { When } from '../../shared/charter-time/charter-time-values';
import type { City } from '../../shared/config/site';
import { fromCalendar, toCalendar } from '../../shared/lib/calendar-dates';
import { Calendar } from '../../shared/ui/calendar';
import { FieldFrame } from '../../shared/ui/field-frame';
import { SelectBox } from '../../shared/ui/select-box';
import { useCharterHoursQuery } from './boats-api';
import { hoursOptions, startTimeOptions } from './when-options';
import { useText } from './when-words';
import styles from './when-filter.module.css';

interface Props {
  when: When;
  /** Whose boats are meant; all, where none is chosen. */
  city: City | undefined;
  /** The first date on which a charter can start. */
  first: string;
  onChange: (when: When) => void;
}

/** The date, and where it matters, the time and for how long. */
export function WhenFields({ when, city, first, onChange }: Props) {
  const t = useText();
  const { data: taken } = useCharterHoursQuery({ location: city });
  const id = useId();
  const chosen = when.date === undefined ? undefined : toCalendar(when.date);
  return (
    <div className={styles.fields}>
      <div role="group" aria-label={t('date')}>
        <Calendar
          mode="single"
          selected={chosen}
          defaultMonth={chosen && when.date !== undefined && when.date >= first ? chosen : toCalendar(first)}
          startMonth={toCalendar(first)}
          disabled={(date) => fromCalendar(date) < first}
          onSelect={(date) => onChange({ ...when, date: date && fromCalendar(date) })}
        />
      </div>
      <div className={styles.row}>
        <FieldFrame id={`${id}-time`} label={t('startTime')}>
          <SelectBox
            id={`${id}-time`}
            options={startTimeOptions()}
            value={when.startTime ?? ''}
            onChange={({ target }) => onChange({ ...when, startTime: target.value || undefined })}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-hours`} label={t('hours')}>
          <SelectBox
            id={`${id}-hours`}
            options={hoursOptions(taken?.shortest, when.hours)}
            value={when.hours ?? ''}
            onChange={({ target }) => onChange({ ...when, hours: Number(target.value) || undefined })}
          />
        </FieldFrame>
      </div>
    </div>
  );
}
