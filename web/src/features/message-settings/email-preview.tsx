import type { EmailPreview as Preview } from '@harbourline/contracts';
import { EmailFrame } from '../../shared/ui/email-frame';
import { Tabs } from '../../shared/ui/tabs';
import styles from './email-preview.module.css';
import { useText } from './words';

const VIEWS = ['desktop', 'phone', 'text'] as const;
export type PreviewView = (typeof VIEWS)[number];

interface Props {
  preview: Preview;
  view: PreviewView;
  onView: (view: PreviewView) => void;
}

/** An email as it looks on a large screen, on a phone, and where only text is shown. */
export function EmailPreview({ preview, view, onView }: Props) {
  const t = useText();
  const frame = (width: 'desktop' | 'phone') => (
    <div role="group" tabIndex={0} aria-label={t(`preview.${width}`)} className={`${styles.room} ${styles[width]}`}>
      <EmailFrame html={preview.html} title={t('preview.frame')} />
    </div>
  );
  const content = {
    desktop: frame('desktop'),
    phone: frame('phone'),
    text: (
      <pre tabIndex={0} className={styles.text}>
        {preview.text}
      </pre>
    ),
  };
  return (
    <>
      <p className={styles.subject}>
        <span>{t('preview.subject')}</span> <span>{preview.subject}</span>
      </p>
      <Tabs
        even
        label={t('preview.views')}
        value={view}
        onValueChange={(next) => onView(VIEWS.find((known) => known === next) ?? VIEWS[0])}
        tabs={VIEWS.map((value) => ({ value, label: t(`preview.${value}`), content: content[value] }))}
      />
    </>
  );
}
