import { Cookie } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../shared/ui/button';
import styles from './cookie-notice.module.css';
import { useText } from './messages';

const KEY = 'cookie-notice';

/** Says once which cookies there are. */
export function CookieNotice() {
  const t = useText();
  const [seen, setSeen] = useState(wasSeen);
  if (seen) return null;

  function accept() {
    try {
      localStorage.setItem(KEY, 'seen');
    } catch {
      // Without storage it is shown again on the next visit.
    }
    setSeen(true);
  }

  return (
    <aside aria-label={t('cookies.label')} className={styles.notice}>
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

function wasSeen() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
