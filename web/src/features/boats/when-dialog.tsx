import { earliestStart, firstCharterDay, zoneOf } from '@harbourline/policy';
import { useState } from 'react';
import type { When } from '../../shared/charter-time/charter-time-values';
import type { City } from '../../shared/config/site';
import { businessTerms } from '../../shared/config/business-terms';
import { serverNow } from '../../shared/lib/server-time';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { useText } from './when-words';
import { WhenFields } from './when-fields';

interface Props {
  when: When;
  city: City | undefined;
  onChange: (when: When) => void;
  onClose: () => void;
}

/** Asks for the date, the time and for how long; nothing is chosen until that is said. */
export function WhenDialog({ when, city, onChange, onClose }: Props) {
  const t = useText();
  const [draft, setDraft] = useState<When>({ date: when.date, startTime: when.startTime, hours: when.hours });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      actions={
        <>
          <DialogClose>
            <Button tone="secondary">{t('cancel')}</Button>
          </DialogClose>
          <Button
            disabled={draft.date === undefined}
            onClick={() => {
              onChange(draft);
              onClose();
            }}
          >
            {t('show')}
          </Button>
        </>
      }
    >
      <WhenFields
        when={draft}
        city={city}
        first={firstCharterDay(earliestStart(serverNow(), businessTerms.noticeHours), zoneOf(city ?? 'Toronto'))}
        onChange={setDraft}
      />
    </Dialog>
  );
}
