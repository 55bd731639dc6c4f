import { Star } from 'lucide-react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { aspectLabel } from './aspect-label';
import styles from './reviews.module.css';
import { useText } from './words';

const ALL = [1, 2, 3, 4, 5];

/** One to five stars for an aspect, as radio buttons: chosen with the arrow keys, and read out with their number. */
export function StarField({ name, aspect }: { name: string; aspect: string }) {
  const t = useText();
  const id = useId();
  const { field, fieldState } = useController({ name });
  const chosen = Number(field.value) || 0;
  const fault = fieldState.error && t('write.starsNeeded');
  return (
    <fieldset className={styles.field} aria-describedby={fault && id}>
      <legend>{aspectLabel(aspect)}</legend>
      <span className={styles.choices}>
        {ALL.map((count) => (
          <label key={count} className={styles.choice}>
            <input
              ref={count === Math.max(1, chosen) ? field.ref : undefined}
              type="radio"
              name={id}
              value={count}
              checked={chosen === count}
              aria-label={t('stars', { count })}
              onBlur={field.onBlur}
              onChange={() => field.onChange(count)}
            />
            <Star aria-hidden size={26} strokeWidth={1.5} fill={count <= chosen ? 'currentColor' : 'none'} />
          </label>
        ))}
      </span>
      {fault && (
        <span id={id} role="alert" className={styles.fault}>
          {fault}
        </span>
      )}
    </fieldset>
  );
}
