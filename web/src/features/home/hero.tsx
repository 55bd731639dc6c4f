import type { ReactNode } from 'react';
import { Scene } from '../../shared/ui/scene';
import styles from './hero.module.css';
import { useText } from './words';

/** The opening picture with the claim; `search` stands at its foot. */
export function Hero({ search }: { search: ReactNode }) {
  const t = useText();
  return (
    <section className={styles.hero}>
      <div className={styles.picture}>
        <Scene name="hero" sizes="100vw" eager onPhone={{ name: 'hero-tall', sizes: '115vw' }} />
      </div>
      <div className={styles.inner}>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <div className={styles.search}>{search}</div>
      </div>
    </section>
  );
}
