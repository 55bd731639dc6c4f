import type { ReactNode } from 'react';
import styles from './section-header.module.css';

/** The heading of one band of the home page. */
export function SectionHeader({ title, lead, action }: { title: string; lead?: string; action?: ReactNode }) {
  return (
    <header className={styles.header}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </header>
  );
}
