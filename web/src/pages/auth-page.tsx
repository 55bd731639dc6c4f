import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthPanel } from '../features/session/auth-panel';
import { useText } from '../features/session/words';
import { RegisterForm } from '../features/session/register-form';
import { afterSignIn } from '../features/session/role-targets';
import { safeNext } from '../features/session/safe-next';
import { SignInForm } from '../features/session/sign-in-form';
import { useSession } from '../features/session/use-session';
import { Page as PageFrame } from '../shared/ui/page';
import { Tabs } from '../shared/ui/tabs';

export function Page() {
  const t = useText();
  const [search] = useSearchParams();
  const [tab, setTab] = useState('sign-in');
  const { user, checked } = useSession();

  if (user && checked) return <Navigate replace to={safeNext(search.get('next')) ?? afterSignIn(user.role)} />;

  return (
    <PageFrame bleed title={t('metaTitle')} description={t('metaDescription')}>
      <AuthPanel>
        <Tabs
          even
          label={t('accountTabs')}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'sign-in', label: t('signIn'), content: <SignInForm place="page" /> },
            { value: 'register', label: t('createAccount'), content: <RegisterForm /> },
          ]}
        />
      </AuthPanel>
    </PageFrame>
  );
}
