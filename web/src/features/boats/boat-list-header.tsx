import styles from './boat-list.module.css';
import { useText } from './words';

/** The title, and what the list is, where there is room for it above the first boat. */
export function BoatListHeader({ title }: { title: string }) {
  const t = useText();
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{t('list.lead')}</p>
    </header>
  );
}
