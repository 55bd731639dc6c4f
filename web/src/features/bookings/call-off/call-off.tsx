import { type BookingView, requiredReason } from '@harbourline/contracts';
import { termsInWords } from '@harbourline/policy/words';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../../shared/ui/button';
import { FieldFrame } from '../../../shared/ui/field-frame';
import { ReasonDialog } from '../../../shared/ui/reason-dialog';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { SelectBox } from '../../../shared/ui/select-box';
import { useCallOffMutation } from '../acts-api';
import { movesOf } from '../moves-of';
import { useText } from '../words';

const schema = z.object({ reason: requiredReason });

interface Props {
  booking: BookingView;
  side: 'owner' | 'captain';
  now: Date;
}

/** Owner or captain calls a charter off for the weather, or for the boat, while its start is near. */
export function CallOff({ booking, side, now }: Props) {
  const t = useText();
  const [cause, setCause] = useState<'weather' | 'mechanical'>('weather');
  const [callOff, { isSuccess }] = useCallOffMutation();
  const { id } = booking;
  if (!movesOf(booking, side, now).includes('callOff')) return null;

  function send(reason: string): Promise<boolean> {
    const call = callOff({ id, cause, reason }).unwrap();
    const done = { title: t('callOff.done.title'), text: t('callOff.done.text') };
    return reportOutcome(call, done, { title: t('callOff.failed.title'), text: t('callOff.failed.text') });
  }

  return (
    <ReasonDialog
      trigger={
        <Button tone="secondary" disabled={isSuccess}>
          {t('callOff.action')}
        </Button>
      }
      title={t('callOff.title')}
      description={t('callOff.text', { within: termsInWords().rebookTime })}
      reason={{ label: t('callOff.reason'), hint: t('callOff.reasonHint') }}
      keep={t('callOff.keep')}
      confirm={t('callOff.confirm')}
      schema={schema}
      onConfirm={send}
    >
      <FieldFrame id={`call-off-${id}`} label={t('callOff.cause')}>
        <SelectBox
          id={`call-off-${id}`}
          value={cause}
          onChange={({ target }) => setCause(target.value === 'mechanical' ? 'mechanical' : 'weather')}
          options={(['weather', 'mechanical'] as const).map((value) => ({ value, label: t(`callOff.${value}`) }))}
        />
      </FieldFrame>
    </ReasonDialog>
  );
}
