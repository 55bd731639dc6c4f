import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { isApiError, messageOf } from '../../shared/api/api-error';
import { Button } from '../../shared/ui/button';
import { PasswordField } from '../../shared/ui/fields';
import { Form, showFieldErrors } from '../../shared/ui/form';
import { showToast } from '../../shared/ui/toast';
import { AccountPanel } from './account-panel';
import styles from './account-panel.module.css';
import { resetSchema } from './account-schemas';
import { useText } from './words';
import { useResetPasswordMutation } from './session-api';
import { useRefreshUser } from './use-refresh-user';

interface Props {
  token: string | null;
  /** The link was good when the page opened, and is not any more. */
  onRefused: () => void;
}

/** The new password, twice. */
export function ResetPasswordForm({ token, onRefused }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const refreshUser = useRefreshUser();
  const [resetPassword, { isLoading }] = useResetPasswordMutation();
  const form = useForm({
    resolver: zodResolver(resetSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });

  async function update({ newPassword }: { newPassword: string }) {
    if (!token) return fail(t('reset.noToken'));
    try {
      await resetPassword({ token, newPassword }).unwrap();
      // All sessions of this account have ended, perhaps the one of this browser too.
      await refreshUser();
      showToast({ tone: 'success', title: t('reset.done.title'), description: t('reset.done.text') });
      await navigate('/auth', { replace: true });
    } catch (error) {
      showFieldErrors(form, error);
      fail(messageOf(error, t('reset.failed.text')));
      if (isApiError(error) && error.code === 'reset_link_invalid') onRefused();
    }
  }

  function fail(description: string) {
    showToast({ tone: 'error', title: t('reset.failed.title'), description });
  }

  return (
    <AccountPanel title={t('reset.title')} text={t('reset.text')}>
      <Form form={form} label={t('reset.title')} onSubmit={update}>
        <PasswordField
          name="newPassword"
          label={t('field.newPassword')}
          hint={t('field.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField name="confirmPassword" label={t('field.confirmNewPassword')} autoComplete="new-password" />
        <Button type="submit" wide size="4" disabled={isLoading}>
          {isLoading ? t('reset.submitting') : t('reset.submit')}
        </Button>
      </Form>
      <Link to="/auth" className={styles.back}>
        {t('reset.back')}
      </Link>
    </AccountPanel>
  );
}
