import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './folded.module.css';

interface Props {
  title: ReactNode;
  /** How it is at first. */
  open?: boolean;
  /** Something in it has to be looked at: it unfolds. */
  attention?: boolean;
  children: ReactNode;
}

/** Something to fold away and to unfold. */
export function Folded({ title, open, attention, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (attention && details.current) details.current.open = true;
  }, [attention]);
  return (
    <details ref={details} className={styles.folded} open={open}>
      <summary>
        {title}
        <ChevronDown aria-hidden size={18} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
