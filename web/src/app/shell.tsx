import { Suspense } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { Spinner } from '../shared/ui/states';
import { CookieNotice } from './cookie-notice';
import { Footer } from './footer';
import { Header } from './header';
import { useText } from './messages';
import { ScrollToTop } from './scroll-to-top';
import styles from './shell.module.css';

/** What every page shares: header, content, footer. */
export function Shell() {
  const t = useText();
  const { state } = useNavigation();
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      {state === 'loading' && <div className={styles.progress} aria-hidden />}
      <ScrollToTop />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <CookieNotice />
    </div>
  );
}
