import { Switch } from '@radix-ui/themes';
import { useDispatch } from 'react-redux';
import { userUpdated } from '../../shared/api/user-updated';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useSwitchCharterConfirmationMutation } from './profile-api';
import type { ProfileUser } from './profile-form-values';
import styles from './profile.module.css';
import { useText } from './words';

/** Whether a captain is asked before a charter with them is confirmed. */
export function ChartersSwitch({ user: { confirmsCharters = false } }: { user: ProfileUser }) {
  const t = useText();
  const dispatch = useDispatch();
  const [switchConfirmation, { isLoading }] = useSwitchCharterConfirmationMutation();

  async function turn(enabled: boolean) {
    const call = switchConfirmation({ enabled }).unwrap();
    const done = { title: t(enabled ? 'charters.on' : 'charters.off') };
    const failed = { title: t('charters.failed.title'), text: t('charters.failed.text') };
    if (await reportOutcome(call, done, failed)) dispatch(userUpdated(await call));
  }

  return (
    <section className={styles.sms} aria-label={t('charters.title')}>
      <label className={styles.smsSwitch}>
        <span className={styles.smsTitle}>{t('charters.title')}</span>
        <Switch
          size="3"
          checked={confirmsCharters}
          aria-disabled={isLoading}
          onCheckedChange={(enabled) => void (isLoading || turn(enabled))}
        />
      </label>
      <p className={styles.smsHint}>{t('charters.hint')}</p>
    </section>
  );
}
