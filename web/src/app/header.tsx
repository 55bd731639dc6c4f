import { LogOut, Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { dashboardLabel, dashboardPath } from '../features/session/role-targets';
import { useText as useSessionText } from '../features/session/header-words';
import { useLogout } from '../features/session/use-logout';
import { useSession } from '../features/session/use-session';
import { Button, IconButton, LinkButton } from '../shared/ui/button';
import { isDockWaiting } from '../shared/lib/dock-waits';
import { onDemand } from '../shared/ui/on-demand';
import { Wordmark } from '../shared/ui/wordmark';
import styles from './header.module.css';
import { useText } from './words';
import { HEADER_LINKS } from './navigation';
import { ThemeToggle } from './theme-toggle';

/** What was tapped at the dock and has not been sent stays behind: whoever signs out is asked first. */
const LeaveWaiting = onDemand(async () => (await import('../features/dock/leave-waiting')).LeaveWaiting);

/** Only administrators have it: nobody else loads it. */
const SupportLink = onDemand(async () => (await import('../features/support/support-link')).SupportLink);

export function Header() {
  const t = useText();
  const { pathname } = useLocation();
  const [menuAt, setMenuAt] = useState<string | null>(null);
  // Going somewhere closes the menu.
  const open = menuAt === pathname;

  return (
    <header className={styles.header} onKeyDown={(event) => event.key === 'Escape' && setMenuAt(null)}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <Wordmark />
        </Link>
        <nav aria-label={t('mainNavigation')} className={styles.links}>
          {HEADER_LINKS.map(({ to, key }) => (
            <NavLink key={to} to={to} className={styles.link}>
              {t(key)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.account}>
          <ThemeToggle />
          <div className={styles.wideOnly}>
            <AccountButtons />
          </div>
          <IconButton
            label={open ? t('closeMenu') : t('openMenu')}
            aria-expanded={open}
            aria-controls="mobile-menu"
            className={styles.menuButton}
            onClick={() => setMenuAt(open ? null : pathname)}
          >
            {open ? <X aria-hidden size={22} /> : <Menu aria-hidden size={22} />}
          </IconButton>
        </div>
      </div>
      {open && (
        <div id="mobile-menu" className={styles.menu}>
          <nav aria-label={t('mainNavigation')}>
            {[{ to: '/', key: 'nav.home' } as const, ...HEADER_LINKS].map(({ to, key }) => (
              <NavLink key={to} to={to} end={to === '/'} className={styles.menuLink} onClick={() => setMenuAt(null)}>
                {t(key)}
              </NavLink>
            ))}
          </nav>
          <AccountButtons inMenu onDone={() => setMenuAt(null)} />
        </div>
      )}
    </header>
  );
}

function AccountButtons({ inMenu, onDone }: { inMenu?: boolean; onDone?: () => void }) {
  const t = useSessionText();
  const { user } = useSession();
  const { signOut, isLoading } = useLogout();
  const [isAsked, setAsked] = useState(false);
  const leave = () => signOut().then(onDone);
  const logout = () => (user && isDockWaiting(user.id) ? setAsked(true) : void leave());

  return (
    <div data-for-guests className={inMenu ? styles.menuAccount : styles.accountButtons}>
      {user?.role === 'admin' && <SupportLink onFollow={onDone} />}
      <LinkButton
        to={user ? dashboardPath(user.role) : '/auth'}
        size={inMenu ? '3' : '2'}
        wide={inMenu}
        onClick={onDone}
      >
        {dashboardLabel(user)}
      </LinkButton>
      {user && inMenu && (
        <Button tone="secondary" wide loading={isLoading} onClick={logout}>
          <LogOut aria-hidden size={18} />
          {t('logout')}
        </Button>
      )}
      {user && !inMenu && (
        <IconButton label={t('logout')} disabled={isLoading} onClick={logout}>
          <LogOut aria-hidden size={20} />
        </IconButton>
      )}
      {user && isAsked && <LeaveWaiting isLeaving={isLoading} onStay={() => setAsked(false)} onLeave={leave} />}
    </div>
  );
}
