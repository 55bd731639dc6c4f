import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Every new page starts at its top; keyboard and screen reader start at its content. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const isFirst = useRef(true);

  useEffect(() => {
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    if (!isFirst.current) document.getElementById('content')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [pathname, hash]);

  return null;
}
