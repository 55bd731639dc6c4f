import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { sessionEnded } from '../../shared/api/base-query';
import type { Dispatch } from '../../shared/api/who-is-there';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Stack } from '../../shared/ui/stack';
import { sessionApi } from './session-api';
import { SignInForm } from './sign-in-form';
import { useSession } from './use-session';
import { useText } from './words';

/** Above what somebody has typed when their session ended: they sign in and go on, or leave it. Anybody else begins anew. */
export function SignInAgain() {
  const t = useText();
  const dispatch = useDispatch<Dispatch>();
  const { user } = useSession();

  useEffect(() => {
    // They may have signed in in another tab.
    const look = () =>
      void dispatch(sessionApi.endpoints.session.initiate(undefined, { subscribe: false, forceRefetch: true }));
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [dispatch]);

  return (
    <Dialog
      open
      isBinding
      title={t('interrupted.title')}
      description={user?.fullName ? t('interrupted.textFor', { name: user.fullName }) : t('interrupted.text')}
    >
      <Stack gap={3}>
        <SignInForm place="page" />
        <Button tone="quiet" wide onClick={() => dispatch(sessionEnded())}>
          {t('interrupted.leave')}
        </Button>
      </Stack>
    </Dialog>
  );
}
