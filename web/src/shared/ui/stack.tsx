import type { CSSProperties, ReactNode } from 'react';
import styles from './stack.module.css';

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

interface Props {
  children: ReactNode;
  gap?: Gap;
  className?: string;
}

const gapOf = (gap: Gap) => ({ '--stack-gap': `var(--gap-${gap})` }) as CSSProperties;

/** Children under one another. */
export function Stack({ children, gap = 4, className = '' }: Props) {
  return (
    <div className={`${styles.stack} ${className}`} style={gapOf(gap)}>
      {children}
    </div>
  );
}

/** Children side by side, wrapping when there is no room. */
export function Row({ children, gap = 3, className = '' }: Props) {
  return (
    <div className={`${styles.row} ${className}`} style={gapOf(gap)}>
      {children}
    </div>
  );
}

/** Cards in as many equal columns of at least `min` as fit. */
export function CardGrid({ children, gap = 5, min = '20rem', className = '' }: Props & { min?: string }) {
  return (
    <div className={`${styles.grid} ${className}`} style={{ ...gapOf(gap), '--grid-min': min } as CSSProperties}>
      {children}
    </div>
  );
}
