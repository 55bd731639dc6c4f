import { skipToken } from '@reduxjs/toolkit/query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../shared/api/idempotency-key';
import { Button } from '../../../shared/ui/button';
import { Dialog, DialogClose } from '../../../shared/ui/dialog';
import { QueryView } from '../../../shared/ui/query-view';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useText } from '../words';
import { NotificationPreview } from './notification-preview';
import { type Party, useNotificationPreviewQuery, useNotifyMutation } from './notify-api';

/** Shows one side of a booking's message about its status, and sends it. */
export function NotifyDialog({ party, bookingId }: { party: Party; bookingId: number }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const query = useNotificationPreviewQuery(isOpen ? { party, bookingId } : skipToken);
  const [notify, { isLoading }] = useNotifyMutation();
  const { keyFor, settle } = useIdempotencyKey();

  async function send() {
    const call = notify({ party, bookingId, idempotencyKey: keyFor({ party, bookingId }) }).unwrap();
    const done = { title: t(`notify.${party}.sent`), text: t('notify.sentText') };
    if (!(await reportOutcome(call, done, { title: t(`notify.${party}.failed`) }))) return;
    settle();
    setOpen(false);
  }

  return (
    <Dialog
      wide
      open={isOpen}
      onOpenChange={(open) => !isLoading && setOpen(open)}
      trigger={
        <Button tone="quiet" size="2">
          <Send aria-hidden size={16} />
          {t(`notify.${party}.action`)}
        </Button>
      }
      title={t(`notify.${party}.title`)}
      description={t('notify.lead')}
      actions={
        <>
          <DialogClose>
            <Button tone="secondary" disabled={isLoading}>
              {t('notify.cancel')}
            </Button>
          </DialogClose>
          <Button loading={isLoading} disabled={query.currentData === undefined} onClick={() => void send()}>
            {t('notify.send')}
          </Button>
        </>
      }
    >
      <QueryView query={{ ...query, data: query.currentData }} errorTitle={t('notify.loadFailed')}>
        {(preview) => <NotificationPreview preview={preview} />}
      </QueryView>
    </Dialog>
  );
}
