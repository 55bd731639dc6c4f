import type { LicenseView } from '@harbourline/contracts';
import { Badge } from '../../shared/ui/badge';
import { formatDay } from '../../shared/lib/dates';
import styles from './license-card.module.css';
import { useText } from './words';

const COLOR = { submitted: 'amber', accepted: 'green', rejected: 'red' } as const;
const dayOf = (date: string | null) => (date ? formatDay(date, 'utc') : '');

/** Where a license stands with us, and why it was rejected. */
export function LicenseStanding({ license }: { license: LicenseView | undefined }) {
  const t = useText();
  if (!license?.status) return null;
  const { status, number, expiresOn, acceptedUntil, rejectionReason } = license;
  const isSubmitted = status === 'submitted';
  return (
    <div role="status" className={styles.standing}>
      <Badge size="2" radius="full" color={COLOR[status]}>
        {t(`licenses.status.${status}`)}
      </Badge>
      {isSubmitted && number && expiresOn && <p>{t('licenses.standing.said', { number, day: dayOf(expiresOn) })}</p>}
      {rejectionReason && (
        <p className={styles.problem}>{t('licenses.standing.reason', { reason: rejectionReason })}</p>
      )}
      <p>{t(`licenses.standing.${status}`, { day: dayOf(acceptedUntil ?? expiresOn) })}</p>
      {isSubmitted && acceptedUntil && <p>{t('licenses.standing.renewal', { day: dayOf(acceptedUntil) })}</p>}
    </div>
  );
}
