import type { ReactNode } from 'react';
import styles from './side-by-side.module.css';

/** What is written, and its preview beside it where there is room. */
export function SideBySide({ children, preview }: { children: ReactNode; preview: ReactNode }) {
  return (
    <div className={styles.both}>
      <div className={styles.written}>{children}</div>
      <div className={styles.preview}>{preview}</div>
    </div>
  );
}
