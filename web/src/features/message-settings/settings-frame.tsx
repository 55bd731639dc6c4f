import { type ReactNode, useRef } from 'react';
import { Button } from '../../shared/ui/button';
import { LeaveGuard } from '../../shared/ui/leave-guard';
import { SaveBar } from '../../shared/ui/save-bar';
import { Stack } from '../../shared/ui/stack';
import { useText } from './messages';
import type { Settings } from './use-settings';

interface Props {
  settings: Pick<Settings<object>, 'isLoaded' | 'unsaved' | 'isSaving' | 'save' | 'discard'>;
  children: ReactNode;
}

/** Settings and templates with what saves them all. Neither tab nor page is left with something unsaved unasked. */
export function SettingsFrame({ settings, children }: Props) {
  const t = useText();
  const content = useRef<HTMLDivElement>(null);
  const { isLoaded, unsaved, isSaving, save, discard } = settings;
  const isChanged = unsaved.length > 0;

  async function saveOrShow() {
    if (await save()) return;
    // Once the messages are there.
    requestAnimationFrame(() => content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <>
      <LeaveGuard tab active={isChanged} />
      <div ref={content}>
        <Stack gap={5}>{children}</Stack>
      </div>
      {isLoaded && (
        <SaveBar
          atRest={!isChanged}
          status={!isChanged && t('save.saved')}
          unsaved={isChanged && t('save.unsaved', { names: unsaved.join(', ') })}
        >
          {isChanged && (
            <Button tone="quiet" size="2" disabled={isSaving} onClick={discard}>
              {t('save.discard')}
            </Button>
          )}
          <Button loading={isSaving} disabled={!isChanged} onClick={() => void saveOrShow()}>
            {t('save.all')}
          </Button>
        </SaveBar>
      )}
    </>
  );
}
