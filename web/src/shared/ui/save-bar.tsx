import type { ReactNode, Ref } from 'react';
import styles from './save-bar.module.css';

interface Props {
  children: ReactNode;
  /** What is to be saved. */
  status: ReactNode;
  /** What may take the focus when a button has gone. */
  statusRef?: Ref<HTMLParagraphElement>;
  /** What is read out when it changes: that something is not saved yet. */
  unsaved?: ReactNode;
  /** There is nothing to do: it stays where it is instead of in sight. */
  atRest?: boolean;
}

/** At the lower edge of what is edited, always in sight: what is not saved, and the buttons for it. */
export function SaveBar({ status, statusRef, unsaved, atRest, children }: Props) {
  return (
    <div className={`${styles.bar} ${atRest ? styles.atRest : ''}`}>
      <p ref={statusRef} tabIndex={statusRef ? -1 : undefined} className={styles.status}>
        {status && <span>{status}</span>}
        <strong role="status">{unsaved}</strong>
      </p>
      {children}
    </div>
  );
}
