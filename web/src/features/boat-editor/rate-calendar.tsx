import { Popover } from 'radix-ui';
import { createContext, type ComponentProps, type KeyboardEvent, useContext, useId, useRef, useState } from 'react';
import type { DayButton } from 'react-day-picker';
import { fromCalendar, toCalendar } from '../../shared/lib/calendar-dates';
import { formatDay, formatDayOfYear } from '../../shared/lib/dates';
import { formatMoney } from '../../shared/lib/money';
import { Calendar, CalendarDay } from '../../shared/ui/calendar';
import formStyles from '../../shared/ui/form.module.css';
import { useText } from './words';
import styles from './rate-calendar.module.css';
import { type CustomRates, setRate } from './set-rate';

interface Props {
  rates: CustomRates;
  /** YYYY-MM-DD, where the boat lies. */
  today: string;
  onChange: (rates: CustomRates) => void;
}

interface Entry {
  date: string;
  typed: string;
  /** The day's button, where the entry stands. */
  anchor: { current: HTMLElement };
}

const Rates = createContext<CustomRates>({});

/** A calendar whose days take an hourly rate of their own: click one, type, and Enter, Escape or a click elsewhere keeps it. */
export function RateCalendar({ rates, today, onChange }: Props) {
  const t = useText();
  const [entry, setEntry] = useState<Entry | null>(null);
  const lastDay = useRef<HTMLElement>(null);

  /** Ends the entry that is open, if one is, and answers the rates as they are then. */
  function commit(): CustomRates {
    if (!entry) return rates;
    const next = setRate(rates, entry.date, entry.typed);
    onChange(next);
    setEntry(null);
    return next;
  }

  return (
    <div role="group" aria-label={t('pricing.calendar')} className={styles.calendar}>
      <Rates value={rates}>
        <Calendar
          startMonth={toCalendar(today)}
          today={toCalendar(today)}
          disabled={(date) => fromCalendar(date) < today}
          onDayClick={(day, _modifiers, { currentTarget }) => {
            const date = fromCalendar(day);
            const known = commit();
            lastDay.current = currentTarget as HTMLElement;
            setEntry({ date, typed: String(known[date] ?? ''), anchor: { current: lastDay.current } });
          }}
          labels={{
            labelDayButton: (date) => {
              const day = formatDayOfYear(fromCalendar(date), 'utc');
              const rate = rates[fromCalendar(date)];
              return rate === undefined ? day : t('pricing.dayWithRate', { day, rate: formatMoney(rate) });
            },
          }}
          components={COMPONENTS}
        />
      </Rates>
      <Popover.Root open={entry !== null} onOpenChange={(open) => void (open || commit())}>
        {entry && <Popover.Anchor virtualRef={entry.anchor} />}
        <Popover.Portal>
          <Popover.Content
            key={entry?.date}
            side="top"
            sideOffset={6}
            collisionPadding={12}
            className={styles.popover}
            aria-label={t('pricing.custom')}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // After a click elsewhere the focus is there already.
              if (document.activeElement === document.body) lastDay.current?.focus();
            }}
          >
            {entry && (
              <RateEntry
                day={formatDay(entry.date, 'utc')}
                typed={entry.typed}
                onType={(typed) => setEntry({ ...entry, typed })}
                onEnter={commit}
              />
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}

interface RateEntryProps {
  day: string;
  typed: string;
  onType: (typed: string) => void;
  onEnter: () => void;
}

function RateEntry({ day, typed, onType, onEnter }: RateEntryProps) {
  const t = useText();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={formStyles.label}>
        {t('pricing.rateFor', { day })}
      </label>
      <input
        id={id}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        className={formStyles.control}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
      <span id={`${id}-hint`} className={formStyles.hint}>
        {t('pricing.rateKeys')}
      </span>
    </>
  );
}

function RateDay({ children, ...button }: ComponentProps<typeof DayButton>) {
  const rate = useContext(Rates)[fromCalendar(button.day.date)];
  return (
    <CalendarDay {...button}>
      {children}
      {rate !== undefined && <span className={styles.rate}>{formatMoney(rate)}</span>}
    </CalendarDay>
  );
}

// The same object each time: new components would take the focus from the day that has it.
const COMPONENTS = { DayButton: RateDay };
