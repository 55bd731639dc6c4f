import { type ReactNode, useEffect, useRef } from 'react';
import { LinkButton } from '../../shared/ui/button';
import { ErrorState, Spinner } from '../../shared/ui/states';
import { AccountPanel } from './account-panel';
import { isRefusedLink } from './is-refused-link';
import { useText } from './words';
import { dashboardLabel, dashboardPath } from './role-targets';
import { useConfirmEmailMutation } from './session-api';
import { useRefreshUser } from './use-refresh-user';
import { useSession } from './use-session';

interface Props {
  token: string | null;
  /** The button that sends another link, for somebody who is signed in. */
  sendAgain: ReactNode;
}

/** What a confirmation link leads to: the address is confirmed at once, with nothing to press. */
export function ConfirmEmail({ token, sendAgain }: Props) {
  const t = useText();
  const { user } = useSession();
  const [confirm, { isSuccess, error }] = useConfirmEmailMutation();
  const refreshUser = useRefreshUser();
  const sent = useRef<string>(undefined);

  async function send() {
    if (!token) return;
    const answer = await confirm(token);
    if (!answer.error) await refreshUser();
  }

  useEffect(() => {
    // Once per link, however often the effect runs.
    if (!token || sent.current === token) return;
    sent.current = token;
    void send();
  });

  const onward = (tone: 'primary' | 'secondary' = 'primary') => (
    <LinkButton tone={tone} to={user ? dashboardPath(user.role) : '/auth'}>
      {dashboardLabel(user)}
    </LinkButton>
  );

  if (isSuccess) {
    return <AccountPanel announce title={t('confirm.done.title')} text={t('confirm.done.text')} actions={onward()} />;
  }
  if (!token || isRefusedLink(error)) {
    if (user?.isVerified) {
      return <AccountPanel announce title={t('confirm.done.title')} text={t('confirm.already')} actions={onward()} />;
    }
    return (
      <AccountPanel
        announce
        title={t('confirm.invalid.title')}
        text={user ? t('confirm.invalid.text') : t('confirm.invalid.guestText')}
        actions={
          <>
            {user && sendAgain}
            {onward(user ? 'secondary' : 'primary')}
          </>
        }
      />
    );
  }
  if (error) return <ErrorState error={error} title={t('confirm.failed')} onRetry={() => void send()} />;
  return <Spinner label={t('confirm.underWay')} />;
}
