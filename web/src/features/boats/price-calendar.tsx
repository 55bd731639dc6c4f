import type { BoatView } from '@harbourline/contracts';
import { earliestStart, firstCharterDay, type StartState } from '@harbourline/policy';
import { createContext, useContext, useMemo, useState } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import { businessTerms } from '../../shared/config/business-terms';
import { fromCalendar, toCalendar } from '../../shared/lib/calendar-dates';
import { formatDayOfYear } from '../../shared/lib/dates';
import { formatMoney } from '../../shared/lib/money';
import { serverNow } from '../../shared/lib/server-time';
import { Button } from '../../shared/ui/button';
import { Calendar } from '../../shared/ui/calendar';
import { useBoatCalendarQuery } from './boats-api';
import { text, useText } from './words';
import styles from './price-calendar.module.css';

interface Props {
  boat: BoatView;
  /** The date that was asked for. */
  date: string | undefined;
  onChoose: (date: string) => void;
}

interface CalendarDay {
  rate: number;
  state: StartState;
}
type Days = ReadonlyMap<string, CalendarDay>;

const DaysOfMonth = createContext<Days>(new Map());

/** A month of the boat's days: which are free, and what an hour costs on each. Anybody may look. */
export function PriceCalendar({ boat, date, onChoose }: Props) {
  const t = useText();
  const first = firstCharterDay(earliestStart(serverNow(), businessTerms.noticeHours), boat.zone);
  const [month, setMonth] = useState(() => toCalendar(date !== undefined && date > first ? date : first));
  const query = useBoatCalendarQuery({ boatId: boat.id, month: fromCalendar(month).slice(0, 7) });
  const shown = query.currentData?.days;
  const days: Days = useMemo(() => new Map(shown?.map((day) => [day.date, day])), [shown]);
  const stateOf = (day: Date) => days.get(fromCalendar(day))?.state;

  return (
    <div className={styles.calendar} role="group" aria-label={t('calendar.title')} aria-busy={shown === undefined}>
      <DaysOfMonth value={days}>
        <Calendar
          mode="single"
          fixedWeeks
          selected={date === undefined ? undefined : toCalendar(date)}
          onSelect={(day) => day && onChoose(fromCalendar(day))}
          month={month}
          onMonthChange={setMonth}
          startMonth={toCalendar(first)}
          disabled={(day) => stateOf(day) !== 'free'}
          modifiers={{ taken: (day) => stateOf(day) === 'taken' }}
          modifiersClassNames={{ taken: styles.taken ?? '' }}
          classNames={{ day_button: styles.button ?? '' }}
          labels={{ labelDayButton: (day) => dayInWords(fromCalendar(day), days) }}
          components={{ DayButton: PricedDay }}
        />
      </DaysOfMonth>
      <p className={styles.legend}>
        {query.error !== undefined && !query.isFetching ? (
          <>
            {t('calendar.failed')}
            <Button tone="quiet" size="2" onClick={() => void query.refetch()}>
              {t('detail.retry')}
            </Button>
          </>
        ) : (
          t('calendar.legend', { city: boat.city })
        )}
      </p>
    </div>
  );
}

function PricedDay({ day, modifiers: _modifiers, children, ...button }: DayButtonProps) {
  const priced = useContext(DaysOfMonth).get(fromCalendar(day.date));
  return (
    <button type="button" {...button}>
      <span>{children}</span>
      <span aria-hidden className={styles.price}>
        {priced?.state === 'free' ? formatMoney(priced.rate) : ' '}
      </span>
    </button>
  );
}

/** "Sat, Jul 4, $420/hour": the day and the price follow one another as they are seen, so that they can be spoken. */
function dayInWords(date: string, days: Days): string {
  const day = formatDayOfYear(date, 'utc');
  const priced = days.get(date);
  if (priced?.state === 'free') return text('calendar.free', { day, rate: formatMoney(priced.rate) });
  return priced?.state === 'taken' ? text('calendar.taken', { day }) : day;
}
