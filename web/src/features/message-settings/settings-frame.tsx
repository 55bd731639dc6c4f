import { type ReactNode, useRef } from 'react';
import { Button } from '../../shared/ui/button';
import { takeLostFocus } from '../../shared/lib/take-lost-focus';
import { LeaveGuard } from '../../shared/ui/leave-guard';
import { SaveBar } from '../../shared/ui/save-bar';
import { Stack } from '../../shared/ui/stack';
import { useText } from './words';
import type { Settings } from './use-settings';

interface Props {
  settings: Pick<Settings<object>, 'isLoaded' | 'unsaved' | 'isSaving' | 'save' | 'discard'>;
  children: ReactNode;
}

/** Settings and templates with what saves them all. Neither tab nor page is left with something unsaved unasked. */
export function SettingsFrame({ settings, children }: Props) {
  const t = useText();
  const content = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { isLoaded, unsaved, isSaving, save, discard } = settings;
  const isChanged = unsaved.length > 0;

  async function saveOrShow() {
    const isSaved = await save();
    // Once the messages are there, and what cannot be pressed any more.
    requestAnimationFrame(() => {
      if (isSaved) return takeLostFocus(status.current, { leaving: saveButton.current });
      content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
  }

  function discardAll() {
    discard();
    status.current?.focus();
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
          statusRef={status}
          status={!isChanged && t('save.saved')}
          unsaved={isChanged && t('save.unsaved', { names: unsaved.join(', ') })}
        >
          {isChanged && (
            <Button tone="quiet" size="2" disabled={isSaving} onClick={discardAll}>
              {t('save.discard')}
            </Button>
          )}
          <Button ref={saveButton} loading={isSaving} disabled={!isChanged} onClick={() => void saveOrShow()}>
            {t('save.all')}
          </Button>
        </SaveBar>
      )}
    </>
  );
}
