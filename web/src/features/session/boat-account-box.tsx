import type { SessionUser } from '@harbourline/contracts';
import { Link, type Location, useLocation, useNavigate } from 'react-router-dom';
import { LinkedText } from '../../shared/i18n/linked-text';
import { Card } from '../../shared/ui/card';
import { Tabs } from '../../shared/ui/tabs';
import styles from './boat-account-box.module.css';
import { useText } from './words';
import { RenterForm } from './renter-form';
import { signInPath } from './safe-next';
import { SignInForm } from './sign-in-form';

/** Signing in without leaving the boat: a renter goes on to its reservation, with the time that was asked for. */
export function BoatAccountBox({ isAvailable }: { isAvailable: boolean }) {
  const t = useText();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();

  async function goOn({ role }: Pick<SessionUser, 'role'>) {
    if (role === 'renter' && isAvailable) await navigate(`${pathname}/reserve${search}`, { state });
    // The form that had the focus is gone, and with it what the reader looked at.
    else document.getElementById('content')?.focus();
  }

  return (
    <Card as="section">
      <h2 className={styles.title}>{t('box.title')}</h2>
      <p className={styles.lead}>{t('box.lead')}</p>
      <Tabs
        key={hash}
        even
        label={t('accountTabs')}
        defaultValue={hash === '#create-account' ? 'register' : 'sign-in'}
        tabs={[
          { value: 'sign-in', label: t('signIn'), content: <SignInForm place="box" onDone={goOn} /> },
          { value: 'register', label: t('createAccount'), content: <RenterForm onDone={goOn} /> },
        ]}
      />
      <p className={styles.other}>
        <LinkedText links={{ auth: (label) => <Link to={signInPath(pathname + search)}>{label}</Link> }}>
          {t('box.otherAccount')}
        </LinkedText>
      </p>
    </Card>
  );
}
