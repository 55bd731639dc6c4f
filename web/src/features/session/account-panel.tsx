import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/card';
import styles from './account-panel.module.css';

interface Props {
  title: string;
  text?: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Read out when it appears: it is the answer to what the visitor waited for. */
  announce?: boolean;
}

/** The one card of a page that a link in a mail leads to. */
export function AccountPanel({ title, text, children, actions, announce }: Props) {
  return (
    <Card as="section" className={styles.panel}>
      <div role={announce ? 'status' : undefined}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
