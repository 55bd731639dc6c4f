import { Link, useLocation } from 'react-router-dom';
import { LinkedText } from '../../shared/i18n/linked-text';
import { Card } from '../../shared/ui/card';
import { Tabs } from '../../shared/ui/tabs';
import styles from './boat-account-box.module.css';
import { useText } from './words';
import { RenterForm } from './renter-form';
import { signInPath } from './safe-next';
import { SignInForm } from './sign-in-form';

/** Signing in without leaving the boat. */
export function BoatAccountBox() {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <Card as="section">
      <h2 className={styles.title}>{t('box.title')}</h2>
      <p className={styles.lead}>{t('box.lead')}</p>
      <Tabs
        even
        label={t('accountTabs')}
        tabs={[
          { value: 'sign-in', label: t('signIn'), content: <SignInForm place="box" /> },
          { value: 'register', label: t('createAccount'), content: <RenterForm /> },
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
