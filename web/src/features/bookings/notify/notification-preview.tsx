import type { NotificationPreview as Preview } from '@harbourline/contracts';
import { formatPhone } from '@harbourline/policy';
import { EmailFrame } from '../../../shared/ui/email-frame';
import { Facts } from '../../../shared/ui/facts';
import { useText } from '../words';
import styles from './notify.module.css';

/** Who is told what, on every way that it goes. */
export function NotificationPreview({ preview: { name, to, email, sms } }: { preview: Preview }) {
  const t = useText();
  return (
    <div className={styles.preview}>
      <Facts
        rows={[
          { label: t('notify.template'), value: name },
          { label: t('notify.to'), value: [to.fullName, to.email, ...(sms ? [formatPhone(to.phone)] : [])].join('\n') },
          { label: t('notify.subject'), value: email.subject },
        ]}
      />
      <section className={styles.message}>
        <h3>{t('notify.email')}</h3>
        <EmailFrame html={email.html} title={t('notify.emailFrame', { subject: email.subject })} />
      </section>
      {sms ? (
        <section className={styles.message}>
          <h3>{t('notify.sms')}</h3>
          <p className={styles.sms}>{sms.text}</p>
          <p className={styles.note}>{t('notify.size', { characters: sms.characters, count: sms.parts })}</p>
        </section>
      ) : (
        <p className={styles.note}>{t('notify.noSms')}</p>
      )}
    </div>
  );
}
