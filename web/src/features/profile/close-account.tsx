import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { isApiError, messageOf } from '../../shared/api/api-error';
import { sessionEnded } from '../../shared/api/base-query';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { PasswordField } from '../../shared/ui/fields';
import { Notice } from '../../shared/ui/notice';
import { showToast } from '../../shared/ui/toast';
import { useText } from './words';
import { useCloseAccountMutation } from './profile-api';
import styles from './profile.module.css';
import { WaitsAtDock } from './waits-at-dock';

/** Closes the user's account for good, who gives the password again for it; what is still open is said in the dialog. */
export function CloseAccount({ userId, dashboard }: { userId: number; dashboard: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [stillOpen, setStillOpen] = useState('');
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const currentPassword = useWatch({ control: form.control, name: 'currentPassword' });
  const [closeAccount, { isLoading }] = useCloseAccountMutation();

  function close() {
    setOpen(false);
    setStillOpen('');
    form.reset();
  }

  async function closeForGood() {
    setStillOpen('');
    try {
      await closeAccount({ currentPassword }).unwrap();
    } catch (error) {
      const description = messageOf(error, t('closing.failed.text'));
      if (isApiError(error) && error.code === 'account_has_open_matters') return setStillOpen(description);
      return showToast({ tone: 'error', title: t('closing.failed.title'), description });
    }
    showToast({ tone: 'success', title: t('closing.done.title'), description: t('closing.done.text') });
    dispatch(sessionEnded());
    await navigate('/');
  }

  return (
    <div className={styles.everywhere}>
      <span>{t('closing.section')}</span>
      <Button tone="secondary" size="2" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('closing.open')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        title={t('closing.title')}
        text={t('closing.text')}
        keep={t('closing.keep')}
        confirm={t('closing.confirm')}
        tone="danger"
        isReady={currentPassword !== ''}
        isLoading={isLoading}
        onConfirm={() => void closeForGood()}
      >
        <p className={styles.kept}>{t('closing.kept')}</p>
        <WaitsAtDock userId={userId}>{t('closing.dockWaits')}</WaitsAtDock>
        {stillOpen && (
          <Notice tone="problem" title={t('closing.blocked')} announce>
            <span>{stillOpen}</span> <Link to={dashboard}>{t('closing.bookings')}</Link> ·{' '}
            <Link to="/contact">{t('closing.write')}</Link>
          </Notice>
        )}
        <FormProvider {...form}>
          <div className={styles.below}>
            <PasswordField name="currentPassword" label={t('closing.password')} autoComplete="current-password" />
          </div>
        </FormProvider>
      </ConfirmDialog>
    </div>
  );
}
