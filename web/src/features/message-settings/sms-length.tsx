import { SMS_GUIDELINE, type SmsPreview } from '@harbourline/contracts';
import { useText } from './words';
import styles from './sms-length.module.css';

/** How long an SMS is, as written and as sent; longer than one SMS is said. */
export function SmsLength({ written, preview }: { written: string; preview: SmsPreview | undefined }) {
  const t = useText();
  const isLong = written.length > SMS_GUIDELINE || (preview?.parts ?? 1) > 1;
  return (
    <div className={styles.length}>
      <p className={isLong ? styles.long : undefined}>
        <span>{t('sms.written', { count: written.length, most: SMS_GUIDELINE })}</span>
        {preview && (
          <span>
            {` · ${t('sms.filled', { characters: preview.characters, parts: t('sms.parts', { count: preview.parts }) })}`}
          </span>
        )}
      </p>
      <p role="status">{isLong && <strong>{t('sms.long')}</strong>}</p>
      <p>{t('sms.guideline', { most: SMS_GUIDELINE })}</p>
    </div>
  );
}
