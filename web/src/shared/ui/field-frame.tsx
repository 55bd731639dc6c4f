import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FrameProps {
  id: string;
  label: string;
  hint?: ReactNode;
  message?: string | undefined;
  children: ReactNode;
}

/** Label above, hint and error below; the control itself is the child and carries `id`. */
export function FieldFrame({ id, label, hint, message, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <FieldError id={id} message={message} />
    </div>
  );
}

export function FieldError({ id, message }: { id: string; message?: string | undefined }) {
  return message ? (
    <span id={`${id}-error`} role="alert" className={styles.error}>
      {message}
    </span>
  ) : null;
}
