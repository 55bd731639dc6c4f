import type { ReactNode } from 'react';
import styles from './card.module.css';

interface Props {
  children: ReactNode;
  as?: 'div' | 'article' | 'section' | 'aside' | 'li';
  /** Without inner space, for pictures that reach the edge. */
  flush?: boolean;
  className?: string;
}

export function Card({ children, as: Tag = 'div', flush, className = '' }: Props) {
  return <Tag className={`${styles.card} ${flush ? styles.flush : ''} ${className}`}>{children}</Tag>;
}
