import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { AgreementGate } from '../features/session/agreement-gate';
import { useSession } from '../features/session/use-session';
import { onDemand } from '../shared/ui/on-demand';
import { CookieNotice } from './cookie-notice';
import { Footer } from './footer';
import { Header } from './header';
import { useText } from './words';
import { ScrollPosition } from './scroll-position';
import styles from './shell.module.css';

/** Only renters have holds: nobody else loads what shows them. */
const HoldBar = onDemand(async () => (await import('../features/checkout/hold-bar')).HoldBar);

/** What every page shares: header, content, footer. `isLoading`: the next page is on its way. */
export function Shell({ isLoading, children }: { isLoading?: boolean; children: ReactNode }) {
  const t = useText();
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      {isLoading && <div className={styles.progress} aria-hidden />}
      <ScrollPosition />
      <Header />
      <UnpaidHold />
      <main id="content" tabIndex={-1} className={styles.main}>
        {/* Nothing in it waits: what was drawn on the server comes to life bit by bit. */}
        <Suspense>{children}</Suspense>
      </main>
      <Footer />
      <CookieNotice />
      <AgreementGate />
    </div>
  );
}

/** On every page but the one on which it is paid for; looked for again on each, as it may have ended on the one before. */
function UnpaidHold() {
  const { pathname } = useLocation();
  const { user, checked } = useSession();
  if (user?.role !== 'renter' || pathname === '/checkout') return null;
  return <HoldBar key={`${user.id} ${pathname}`} renterId={user.id} isKnown={checked} />;
}
