import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './sticky-bar.module.css';

interface Props {
  /** While it, or the other, is on screen there is no need for the bar. */
  instead: RefObject<HTMLElement | null>;
  or?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** On small screens at the lower edge: what matters of something that is further up or down. Last on its page. */
export function StickyBar({ instead, or = instead, children }: Props) {
  const isOnScreen = useIsOnScreen(instead, or);
  return (
    <div className={styles.bar} hidden={isOnScreen}>
      {children}
    </div>
  );
}

function useIsOnScreen(one: RefObject<HTMLElement | null>, other: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const onScreen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) onScreen[isIntersecting ? 'add' : 'delete'](target);
      setOnScreen(onScreen.size > 0);
    });
    for (const { current } of [one, other]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [one, other]);
  return isOnScreen;
}
