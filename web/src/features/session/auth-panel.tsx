import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Scene } from '../../shared/ui/scene';
import styles from './auth-panel.module.css';
import { useText } from './words';

/** The welcome and the forms, beside a picture where there is room. */
export function AuthPanel({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <div className={styles.split}>
      <div className={styles.forms}>
        <h1 className={styles.title}>{t('welcome')}</h1>
        <p className={styles.lead}>{t('welcomeLead')}</p>
        {children}
      </div>
      <aside className={styles.picture}>
        <Scene name="hero" sizes="50vw" />
        <div className={styles.words}>
          <p className={styles.claim}>{t('panelTitle')}</p>
          <ul>
            {(['deposit', 'answer', 'refund'] as const).map((point) => (
              <li key={point}>
                <Check aria-hidden size={18} />
                {t(`panelPoints.${point}`)}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
