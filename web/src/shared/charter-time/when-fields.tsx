import { slotsOn } from '@harbourline/policy';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import type { CharterTimeValues } from './charter-time-values';
import { DateField } from './date-field';
import { useText } from './words';
import { StartTimeField } from './start-time-field';
import type { BoatAvailability } from './use-availability';
import { useFittingTime } from './use-fitting-time';
import styles from './when-fields.module.css';

interface Props {
  availability: BoatAvailability;
  /** Dates with a rate of their own, which get a mark. */
  customRates: Record<string, number>;
}

/** Date and start time, in a form around them: what the boat is not free for cannot be chosen, or stay chosen. */
export function WhenFields({ availability, customRates }: Props) {
  const t = useText();
  const { control } = useFormContext<CharterTimeValues>();
  const date = useWatch({ control, name: 'date' });
  const { dateRules, first } = availability;
  const slots = useMemo(() => {
    // As long as no date says which start times are free, all of them are.
    const ofAnyDay = { ...dateRules, earliestStart: new Date(0), busy: [] };
    return date ? slotsOn(date, dateRules) : slotsOn(first, ofAnyDay);
  }, [date, first, dateRules]);
  useFittingTime(availability, slots);
  return (
    <>
      {availability.failed && (
        <Notice
          tone="problem"
          actions={
            <Button tone="secondary" size="2" onClick={availability.retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('availabilityFailed')}
        </Notice>
      )}
      <div className={styles.when}>
        <DateField availability={availability} customRates={customRates} />
        <StartTimeField slots={slots} zone={dateRules.zone} />
      </div>
    </>
  );
}
