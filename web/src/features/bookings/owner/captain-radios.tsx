import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatMoney } from '../../../shared/lib/money';
import { useText } from '../words';
import type { CaptainChoice } from './captain-choices';
import styles from './captain-radios.module.css';

/** Captains to choose one of, in the form around it as `captainId`; those who cannot be chosen say why. */
export function CaptainRadios({ choices }: { choices: readonly CaptainChoice[] }) {
  const t = useText();
  const id = useId();
  const { register, formState } = useFormContext<{ captainId: string }>();
  const message = formState.errors.captainId?.message;
  return (
    <fieldset className={styles.list} aria-describedby={message && `${id}-error`}>
      <legend className={styles.legend}>{t('owner.replace.list')}</legend>
      {choices.map(({ captainId, name, hourlyRate, fee, problem }) => (
        <label key={captainId} className={styles.choice} data-disabled={problem !== null}>
          <input
            {...register('captainId')}
            type="radio"
            value={captainId}
            disabled={problem !== null}
            className={styles.radio}
          />
          <span className={styles.captain}>
            <strong>{name}</strong>
            <span>{t('owner.replace.rate', { rate: formatMoney(hourlyRate), fee: formatMoney(fee) })}</span>
            {problem && <span>{t(`owner.replace.${problem}`)}</span>}
          </span>
        </label>
      ))}
      {message && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {message}
        </p>
      )}
    </fieldset>
  );
}
