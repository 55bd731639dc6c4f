import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { useUnsavedWork } from '../lib/use-unsaved-work';
import { useBlocker } from '../lib/use-blocker';
import { Button } from './button';
import { Dialog } from './dialog';
import { useText } from './later-words';

interface Props {
  active: boolean;
  /** Whether what is not saved goes with the tab that the address names. */
  tab?: boolean;
}

/** Asks before a page, or a tab of it, is left on which something is not saved yet. */
export function LeaveGuard({ active, tab }: Props) {
  const t = useText();
  useUnsavedWork(active);
  const blocker = useBlocker((here, there) => active && isElsewhere({ here, there, tab }));

  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);

  return (
    <Dialog
      open={blocker.isHeld}
      onOpenChange={(open) => !open && blocker.stay()}
      title={t('leave.title')}
      description={t('leave.text')}
      actions={
        <>
          <Button tone="secondary" onClick={() => blocker.stay()}>
            {t('leave.stay')}
          </Button>
          <Button tone="danger" onClick={() => blocker.leave()}>
            {t('leave.leave')}
          </Button>
        </>
      }
    />
  );
}

function isElsewhere({ here, there, tab }: { here: Location; there: Location; tab: boolean | undefined }): boolean {
  return here.pathname !== there.pathname || (tab === true && tabOf(here) !== tabOf(there));
}

function tabOf({ search }: Location): string | null {
  return new URLSearchParams(search).get('tab');
}
