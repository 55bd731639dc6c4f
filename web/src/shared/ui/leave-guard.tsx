import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { Button } from './button';
import { Dialog } from './dialog';
import { useText } from './messages';

interface Props {
  active: boolean;
  /** Whether what is not saved goes with the tab that the address names. */
  tab?: boolean;
}

/** Asks before a page, or a tab of it, is left on which something is not saved yet. */
export function LeaveGuard({ active, tab }: Props) {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && isElsewhere(currentLocation, nextLocation, tab ?? false),
  );

  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t('leave.title')}
      description={t('leave.text')}
      actions={
        <>
          <Button tone="secondary" onClick={() => blocker.reset?.()}>
            {t('leave.stay')}
          </Button>
          <Button tone="danger" onClick={() => blocker.proceed?.()}>
            {t('leave.leave')}
          </Button>
        </>
      }
    />
  );
}

function isElsewhere(here: Location, there: Location, tab: boolean): boolean {
  return here.pathname !== there.pathname || (tab && tabOf(here) !== tabOf(there));
}

function tabOf({ search }: Location): string | null {
  return new URLSearchParams(search).get('tab');
}
