import { CircleAlert, CircleCheck, Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const ICON = { info: Info, time: Clock, success: CircleCheck, problem: CircleAlert };

interface Props {
  tone?: keyof typeof ICON;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Read out at once when it appears. */
  announce?: boolean;
}

/** A remark within a page: what is going on, and what can be done about it. */
export function Notice({ tone = 'info', title, children, actions, announce }: Props) {
  const Icon = ICON[tone];
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={announce ? 'alert' : undefined}>
      <Icon aria-hidden size={20} className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
