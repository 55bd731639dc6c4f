import { useFormContext } from 'react-hook-form';
import { useText } from './words';
import styles from './role-field.module.css';

/** Renter, owner or captain. */
export function RoleField() {
  const t = useText();
  const { register, formState } = useFormContext();
  const error = formState.errors.role?.message;
  return (
    <fieldset className={styles.roles}>
      <legend>{t('field.role')}</legend>
      <div className={styles.choices}>
        {(['renter', 'owner', 'captain'] as const).map((role) => (
          <label key={role} className={styles.choice}>
            <input type="radio" value={role} {...register('role')} />
            <span className={styles.name}>{t(`role.${role}`)}</span>
            <span className={styles.hint}>{t(`roleHint.${role}`)}</span>
          </label>
        ))}
      </div>
      {typeof error === 'string' && (
        <span role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </fieldset>
  );
}
