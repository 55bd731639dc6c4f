import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { PasswordField } from '../../shared/ui/fields';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useText } from './words';
import { useDownloadOwnDataMutation } from './profile-api';
import styles from './profile.module.css';

/** Hands the user what we hold of them, who gives the password again for it. */
export function OwnData() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const currentPassword = useWatch({ control: form.control, name: 'currentPassword' });
  const [download, { isLoading }] = useDownloadOwnDataMutation();

  function close() {
    setOpen(false);
    form.reset();
  }

  async function downloadData() {
    const done = { title: t('ownData.done.title'), text: t('ownData.done.text') };
    const failed = { title: t('ownData.failed.title'), text: t('ownData.failed.text') };
    if (await reportOutcome(download({ currentPassword }).unwrap(), done, failed)) close();
  }

  return (
    <div className={styles.everywhere}>
      <span>{t('ownData.section')}</span>
      <Button tone="secondary" size="2" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('ownData.open')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        title={t('ownData.title')}
        text={t('ownData.text')}
        keep={t('ownData.keep')}
        confirm={t('ownData.confirm')}
        tone="primary"
        isReady={currentPassword !== ''}
        isLoading={isLoading}
        onConfirm={() => void downloadData()}
      >
        <FormProvider {...form}>
          <PasswordField name="currentPassword" label={t('ownData.password')} autoComplete="current-password" />
        </FormProvider>
      </ConfirmDialog>
    </div>
  );
}
