import { site } from '../config/site';
import styles from './wordmark.module.css';

/** The sign and the name. `onDark` is for dark grounds. */
export function Wordmark({ onDark }: { onDark?: boolean }) {
  return (
    <span className={`${styles.wordmark} ${onDark ? styles.onDark : ''}`}>
      <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden focusable="false">
        <path className={styles.main} d="M15 3.500v16.200H5.400C10 15.500 13.200 10 15 3.500Z" />
        <path className={styles.light} d="M17.300 7.500c4.100 3.100 7.200 7.200 9.300 12.200h-9.300V7.500Z" />
        <path
          className={styles.water}
          d="M3 24.300c2.200 0 2.200 1.700 4.300 1.700s2.200-1.700 4.400-1.700S13.800 26 16 26s2.200-1.700 4.300-1.700 2.200 1.700 4.400 1.700 2.200-1.700 4.300-1.700"
        />
      </svg>
      <span>{site.name}</span>
    </span>
  );
}
