import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './sticky-bar.module.css';

interface Props {
  /** While it is on screen there is no need for the bar. */
  instead: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** On small screens at the lower edge: what matters of something that is further up or down. Last on its page. */
export function StickyBar({ instead, children }: Props) {
  const isOnScreen = useIsOnScreen(instead);
  return (
    <div className={styles.bar} hidden={isOnScreen}>
      {children}
    </div>
  );
}

function useIsOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}
