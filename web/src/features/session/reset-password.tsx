import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { LinkButton } from '../../shared/ui/button';
import { ErrorState, Spinner } from '../../shared/ui/states';
import { showToast } from '../../shared/ui/toast';
import { AccountPanel } from './account-panel';
import { isRefusedLink } from './is-refused-link';
import { useText } from './words';
import { ResetPasswordForm } from './reset-password-form';
import { useCheckResetLinkQuery } from './session-api';

/** What a reset link leads to: the check of the link, then the form, or word that it is no longer good. */
export function ResetPassword({ token }: { token: string | null }) {
  const t = useText();
  const check = useCheckResetLinkQuery(token || skipToken, { refetchOnFocus: false, refetchOnReconnect: false });
  const [isUsed, setUsed] = useState(false);
  const isInvalid = !token || isRefusedLink(check.error);

  const title = t('reset.invalid.title');
  const description = t('reset.invalid.toast');
  useEffect(() => {
    if (isInvalid) showToast({ tone: 'error', title, description });
  }, [isInvalid, title, description]);

  if (isInvalid || isUsed) {
    return (
      <AccountPanel
        announce
        title={title}
        text={t('reset.invalid.text')}
        actions={<LinkButton to="/auth">{t('reset.back')}</LinkButton>}
      />
    );
  }
  if (check.isSuccess) return <ResetPasswordForm token={token} onRefused={() => setUsed(true)} />;
  if (check.error && !check.isFetching) return <ErrorState error={check.error} onRetry={() => void check.refetch()} />;
  return <Spinner label={t('reset.validating')} />;
}
