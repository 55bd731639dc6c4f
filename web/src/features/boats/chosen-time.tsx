import type { BoatView } from '@harbourline/contracts';
import { durationsFrom, slotsOn, type TimeRules } from '@harbourline/policy';
import type { When } from '../../shared/charter-time/charter-time-values';
import type { ToldSpan } from '../../shared/charter-time/told-span';
import { useAvailability } from '../../shared/charter-time/use-availability';
import { whenLabel } from './filter-options';
import { useText } from './words';
import styles from './reserve-card.module.css';

interface Props {
  boat: BoatView;
  when: When & { date: string };
  /** What the renter holds already is not in their own way. */
  own: ToldSpan | null;
}

/** Whether the boat is free when it was asked for, and where to look if it is not. */
export function ChosenTime({ boat, when, own }: Props) {
  const t = useText();
  const { dateRules, isDateKnown, failed } = useAvailability(boat, when.date, own);
  if (failed) return null;
  const state = isDateKnown ? stateOf(when, dateRules) : 'unknown';
  return (
    <p className={styles.chosen} data-state={state} role="status">
      <span>{t(`chosen.${state}`, { when: whenLabel(when) })}</span>{' '}
      {state !== 'free' && state !== 'unknown' && <a href="#calendar">{t('chosen.look')}</a>}
    </p>
  );
}

function stateOf({ date, startTime, hours = 0 }: Props['when'], rules: TimeRules): 'free' | 'taken' | 'tooSoon' {
  const lasting = Math.max(hours, rules.minimumHours);
  const slots = slotsOn(date, rules).filter(({ time }) => startTime === undefined || time === startTime);
  const inTime = slots.filter(({ state }) => state !== 'too_soon');
  if (inTime.length === 0) return 'tooSoon';
  const fits = (start: Date) => durationsFrom(start, rules).some((each) => each.hours === lasting && each.isFree);
  return inTime.some(({ start }) => fits(start)) ? 'free' : 'taken';
}
