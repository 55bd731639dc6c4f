import { type RefObject, useRef } from 'react';
import { takeLostFocus } from './take-lost-focus';

/**
 * For a dialog that is opened from elsewhere than its own trigger: takes the focus back to where it was, or to
 * `otherwise` where that is gone or cannot be used any more. The two handlers belong on the dialog's content.
 */
export function useFocusReturn(otherwise?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: () => {
      const back = openTabOf(opener.current) ?? opener.current;
      if (back instanceof HTMLElement) back.focus();
      takeLostFocus(otherwise?.current ?? null);
    },
  };
}

/** A tab opens when it gets the focus: one that was not opened leaves the focus to the open one of its row. */
function openTabOf(element: Element | null): Element | null {
  const tabs = element?.matches('[role=tab]') ? element.closest('[role=tablist]') : null;
  return tabs?.querySelector('[role=tab][data-state=active]') ?? null;
}
