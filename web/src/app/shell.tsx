import { type ReactNode, Suspense, useState } from 'react';
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

/** Few sessions end while something is typed. */
const SignInAgain = onDemand(async () => (await import('../features/session/sign-in-again')).SignInAgain);

/** What every page shares: header, content, footer. `isLoading`: the next page is on its way. */
export function Shell({ isLoading, children }: { isLoading?: boolean; children: ReactNode }) {
  const t = useText();
  const { user, isInterrupted } = useSession();
  const leavings = useLeavings(user?.id);
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
        <Suspense key={leavings}>{children}</Suspense>
      </main>
      <Footer />
      <CookieNotice />
      <AgreementGate />
      {isInterrupted && <SignInAgain />}
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

/** How often somebody has left: whoever comes next finds nothing on screen that was typed before. */
function useLeavings(id: number | undefined): number {
  const [last, setLast] = useState({ id, leavings: 0 });
  const leavings = last.leavings + Number(last.id !== undefined && last.id !== id);
  if (last.id !== id) setLast({ id, leavings });
  return leavings;
}
