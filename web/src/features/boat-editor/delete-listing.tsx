import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useDeleteBoatMutation } from './boat-editor-api';
import { useText } from './words';

/** The button that deletes a listing for good, after saying what that means. */
export function DeleteListing({ boatId, onDeleted }: { boatId: number; onDeleted: () => void }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [remove, { isLoading }] = useDeleteBoatMutation();

  async function confirm() {
    const done = { title: t('success'), text: t('deleted') };
    if (!(await reportOutcome(remove(boatId).unwrap(), done, { title: t('error'), text: t('deleteFailed') }))) return;
    setOpen(false);
    onDeleted();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button tone="danger">{t('remove.action')}</Button>}
      title={t('remove.title')}
      description={
        <>
          {t('remove.text')} {t('remove.refund')}
        </>
      }
      actions={
        <>
          <DialogClose>
            <Button tone="secondary">{t('remove.cancel')}</Button>
          </DialogClose>
          <Button tone="danger" loading={isLoading} onClick={() => void confirm()}>
            {t('remove.confirm')}
          </Button>
        </>
      }
    />
  );
}
