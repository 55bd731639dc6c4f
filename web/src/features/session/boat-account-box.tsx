import type { SessionUser } from '@harbourline/contracts';
import { useState } from 'react';
import { Link, type Location, useLocation, useNavigate } from 'react-router-dom';
import { LinkedText } from '../../shared/i18n/linked-text';
import { Card } from '../../shared/ui/card';
import { Tabs } from '../../shared/ui/tabs';
import styles from './boat-account-box.module.css';
import { useText } from './words';
import { RenterForm } from './renter-form';
import { signInPath } from './safe-next';
import { SignInForm } from './sign-in-form';

/** The tab that a link within the page leads to. */
const TAB_OF: Readonly<Partial<Record<string, string>>> = { '#account': 'sign-in', '#create-account': 'register' };

/** Signing in without leaving the boat: a renter goes on to its reservation, with the time that was asked for. */
export function BoatAccountBox({ isAvailable }: { isAvailable: boolean }) {
  const t = useText();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const [tab, setTab] = useState(TAB_OF[hash] ?? 'sign-in');
  const [followed, setFollowed] = useState(hash);
  if (hash !== followed) {
    setFollowed(hash);
    // What leads elsewhere leaves the form as it is, with what was typed.
    setTab(TAB_OF[hash] ?? tab);
  }

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
        even
        label={t('accountTabs')}
        value={tab}
        onValueChange={setTab}
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
