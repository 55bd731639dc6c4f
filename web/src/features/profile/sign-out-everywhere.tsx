import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../shared/api/api-error';
import { sessionEnded } from '../../shared/api/base-query';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { showToast } from '../../shared/ui/toast';
import { useText } from './words';
import { useLogoutEverywhereMutation } from './profile-api';
import styles from './profile.module.css';
import { WaitsAtDock } from './waits-at-dock';

/** Ends all sessions of the user, after asking. */
export function SignOutEverywhere({ userId }: { userId: number }) {
  const t = useText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [signOut, { isLoading }] = useLogoutEverywhereMutation();

  async function signOutEverywhere() {
    try {
      await signOut().unwrap();
      showToast({ tone: 'success', title: t('everywhere.done.title'), description: t('everywhere.done.text') });
      dispatch(sessionEnded());
      await navigate('/');
    } catch (error) {
      const description = messageOf(error, t('everywhere.failed.text'));
      showToast({ tone: 'error', title: t('everywhere.failed.title'), description });
    }
  }

  return (
    <div className={styles.everywhere}>
      <span>{t('everywhere.section')}</span>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => !isLoading && setOpen(open)}
        title={t('everywhere.title')}
        description={t('everywhere.text')}
        trigger={
          <Button tone="secondary" size="2">
            {t('everywhere.open')}
          </Button>
        }
        actions={
          <>
            <DialogClose>
              <Button tone="secondary" disabled={isLoading}>
                {t('everywhere.keep')}
              </Button>
            </DialogClose>
            <Button tone="danger" loading={isLoading} onClick={() => void signOutEverywhere()}>
              {t('everywhere.confirm')}
            </Button>
          </>
        }
      >
        <WaitsAtDock userId={userId}>{t('everywhere.dockWaits')}</WaitsAtDock>
      </Dialog>
    </div>
  );
}
