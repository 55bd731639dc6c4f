import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/card';
import styles from './config-section.module.css';

/** A group of settings under a heading. */
export function ConfigSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </Card>
  );
}

/** Fields side by side where there is room. */
export function ConfigFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}
