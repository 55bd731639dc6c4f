import { Cookie } from 'lucide-react';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../shared/ui/button';
import styles from './cookie-notice.module.css';
import { useText } from './words';

const KEY = 'cookie-notice';

/** Says once which cookies there are. */
export function CookieNotice() {
  const t = useText();
  const [isAccepted, setAccepted] = useState(false);
  // Where the page is drawn before its scripts run, nobody knows yet.
  const seen = useSyncExternalStore(neverChanges, wasSeen, () => true) || isAccepted;
  const notice = useReservedRoom(!seen);
  if (seen) return null;

  function accept() {
    try {
      localStorage.setItem(KEY, 'seen');
    } catch {
      // Without storage it is shown again on the next visit.
    }
    setAccepted(true);
  }

  return (
    <aside ref={notice} aria-label={t('cookies.label')} className={styles.notice}>
      <Cookie aria-hidden size={20} className={styles.icon} />
      <p>
        {t('cookies.text')} <Link to="/cookies">{t('cookies.more')}</Link>
      </p>
      <Button size="2" onClick={accept}>
        {t('cookies.accept')}
      </Button>
    </aside>
  );
}

/** Tells the page how much of its lower edge is taken, so that nothing else that keeps to it lies underneath. */
function useReservedRoom(shown: boolean) {
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = notice.current;
    if (!shown || !element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--room-below', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--room-below');
    };
  }, [shown]);
  return notice;
}

const neverChanges = () => () => undefined;

function wasSeen() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
