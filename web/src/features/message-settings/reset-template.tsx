import { type RefObject, useState } from 'react';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useText } from './words';

interface Props {
  name: string;
  /** It is as it came: there is nothing to bring back. */
  isBuiltIn: boolean;
  onReset: () => Promise<unknown>;
  /** What takes the focus once there is nothing to bring back any more. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Brings the built-in text back, after asking. */
export function ResetTemplate({ name, isBuiltIn, onReset, focusAfter }: Props) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function reset() {
    setLoading(true);
    const isDone = await reportOutcome(onReset(), { title: t('reset.done') }, { title: t('reset.failed') });
    setLoading(false);
    if (isDone) setAsking(false);
  }

  return (
    <>
      <Button tone="secondary" aria-haspopup="dialog" disabled={isBuiltIn} onClick={() => setAsking(true)}>
        {t('reset.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('reset.title', { name })}
        text={t('reset.text')}
        keep={t('reset.keep')}
        confirm={t('reset.confirm')}
        tone="danger"
        isLoading={isLoading}
        focusAfter={focusAfter}
        onConfirm={() => void reset()}
      />
    </>
  );
}
