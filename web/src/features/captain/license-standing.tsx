import type { LicenseView } from '@harbourline/contracts';
import styles from './license-card.module.css';
import { useText } from './messages';

/** Where a licence stands with us, and why it was rejected. */
export function LicenseStanding({ license }: { license: LicenseView | undefined }) {
  const t = useText();
  if (!license?.status) return null;
  const { status, expiresOn, acceptedUntil, rejectionReason } = license;
  const day = acceptedUntil ?? expiresOn ?? '';
  return (
    <div role="status">
      <p className={styles.required}>{t(`licenses.standing.${status}`, { day })}</p>
      {status === 'submitted' && acceptedUntil && (
        <p className={styles.required}>{t('licenses.standing.renewal', { day: acceptedUntil })}</p>
      )}
      {rejectionReason && (
        <p className={styles.problem}>{t('licenses.standing.reason', { reason: rejectionReason })}</p>
      )}
    </div>
  );
}
