import { CircleAlert, Sailboat } from 'lucide-react';
import type { ReactNode } from 'react';
import { isApiError, messageOf } from '../api/api-error';
import { Button } from './button';
import { useText } from './words';
import { SpinnerLeaves } from './spinner-leaves';
import styles from './states.module.css';

/** The loading state of a page or a list. */
export function Spinner({ label }: { label?: string }) {
  const t = useText();
  return (
    <div className={styles.state} role="status" aria-live="polite">
      <SpinnerLeaves size="3" className={styles.spinner} />
      <span className={styles.note}>{label ?? t('loading')}</span>
    </div>
  );
}

/** The same within a line of text, where what is loading has its place already. */
export function SpinnerLine({ label }: { label: string }) {
  return (
    <span className={styles.line} role="status" aria-live="polite">
      <SpinnerLeaves size="1" className={styles.spinner} />
      {label}
    </span>
  );
}

/** A grey stand-in of the given size; `ratio` such as "5 / 3" instead of a height, which Radix gives to whatever is empty. */
export function Skeleton({ width, height, ratio }: { width?: string; height?: string; ratio?: string }) {
  return (
    <span
      aria-hidden
      data-inline-skeleton
      className="rt-Skeleton"
      style={{
        width: width ?? '100%',
        height: height ?? (ratio && 'auto'),
        aspectRatio: ratio,
        borderRadius: 'var(--round)',
      }}
    />
  );
}

interface EmptyStateProps {
  title: string;
  /** It is all that the page says: its title is the page's heading. */
  wholePage?: boolean;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}

export function EmptyState({ title, wholePage, children, action, icon }: EmptyStateProps) {
  const Title = wholePage ? 'h1' : 'p';
  return (
    <div className={styles.state}>
      <span className={styles.icon}>{icon ?? <Sailboat aria-hidden size={28} strokeWidth={1.5} />}</span>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.note}>{children}</div>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  error?: unknown;
  title?: string;
  onRetry?: () => void;
}

export function ErrorState({ error, title, onRetry }: ErrorStateProps) {
  const t = useText();
  const requestId = isApiError(error) ? error.requestId : undefined;
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon}>
        <CircleAlert aria-hidden size={28} strokeWidth={1.5} />
      </span>
      <p className={styles.title}>{title ?? t('loadFailed')}</p>
      {error !== undefined && <p className={styles.note}>{messageOf(error, t('unexpected'))}</p>}
      {requestId && <p className={styles.fine}>{t('reference', { requestId })}</p>}
      {onRetry && (
        <Button tone="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
