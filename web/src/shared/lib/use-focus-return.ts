import { useRef } from 'react';

/**
 * For a dialog that is opened from elsewhere than its own trigger: takes the focus back to where it was. The two
 * handlers belong on the dialog's content.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
