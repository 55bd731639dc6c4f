import { formatPhone } from '@harbourline/policy';
import { Switch } from '@radix-ui/themes';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { userUpdated } from '../../shared/api/user-updated';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useText } from './words';
import { PhoneProof } from './phone-proof';
import { useSwitchSmsMutation } from './profile-api';
import type { ProfileUser } from './profile-form-values';
import styles from './profile.module.css';

/** Whether the phone is confirmed, and whether the user wants text messages: for these the phone is confirmed first. */
export function SmsSwitch({ user }: { user: ProfileUser }) {
  const t = useText();
  const dispatch = useDispatch();
  const [isProofAsked, setProofAsked] = useState(false);
  const [switchSms, { isLoading }] = useSwitchSmsMutation();
  const { phone = '', phoneConfirmed = false, smsEnabled = false } = user;

  async function turn(enabled: boolean) {
    const call = switchSms({ enabled }).unwrap();
    const done = { title: t(enabled ? 'sms.on' : 'sms.off') };
    const failed = { title: t('sms.failed.title'), text: t('sms.failed.text') };
    if (await reportOutcome(call, done, failed)) dispatch(userUpdated(await call));
    setProofAsked(false);
  }

  return (
    <section className={styles.sms} aria-label={t('sms.title')}>
      <label className={styles.smsSwitch}>
        <span className={styles.smsTitle}>{t('sms.title')}</span>
        <Switch
          size="3"
          checked={smsEnabled || isProofAsked}
          aria-disabled={isLoading}
          onCheckedChange={(enabled) => {
            if (isLoading) return;
            if (phoneConfirmed) void turn(enabled);
            else setProofAsked(enabled);
          }}
        />
      </label>
      <p className={styles.smsHint} role="status">
        {t(isProofAsked && !phoneConfirmed ? 'sms.proofFirst' : 'sms.hint')}
      </p>
      {phoneConfirmed ? (
        <p className={styles.confirmed}>
          <CircleCheck aria-hidden size={16} />
          <span>{t('phone.confirmed', { phone: formatPhone(phone) })}</span>
        </p>
      ) : (
        <PhoneProof phone={phone} onConfirmed={isProofAsked ? () => void turn(true) : undefined} />
      )}
    </section>
  );
}
