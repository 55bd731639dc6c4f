import { Switch } from '@radix-ui/themes';
import { useId } from 'react';
import styles from './enabled-switch.module.css';
import { useText } from './words';

interface Props {
  isEnabled: boolean;
  /** It has to be sent. */
  isRequired: boolean;
  message: string | undefined;
  onChange: (isEnabled: boolean) => void;
}

/** Whether a message is sent, and why that cannot be chosen where it cannot. */
export function EnabledSwitch({ isEnabled, isRequired, message, onChange }: Props) {
  const t = useText();
  const id = useId();
  const note = isRequired ? t('template.required') : !isEnabled && t('template.disabled');
  return (
    <div className={styles.enabled}>
      <label className={styles.choice}>
        <Switch
          size="3"
          checked={isEnabled}
          disabled={isRequired}
          aria-describedby={note ? `${id}-note` : undefined}
          onCheckedChange={onChange}
        />
        {t('template.enabled')}
      </label>
      {note && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
      {message && (
        <p role="alert" className={styles.error}>
          {message}
        </p>
      )}
    </div>
  );
}
