import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './back-link.module.css';

/** Above a page's title: the way to the page it belongs to. */
export function BackLink({ children, ...link }: Pick<LinkProps, 'to' | 'state'> & { children: ReactNode }) {
  return (
    <Link {...link} className={styles.back}>
      <ArrowLeft aria-hidden size={18} />
      {children}
    </Link>
  );
}
