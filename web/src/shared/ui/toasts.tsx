import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './button';
import { useText } from './words';
import { ThemeRoot } from './theme-root';
import { currentToast, dismissToast, subscribeToToast } from './toast';
import styles from './toaster.module.css';

const SHOWN_FOR_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

/** Shows the latest notification, one at a time. F8 moves the focus to it. */
export function Toasts() {
  const t = useText();
  const toast = useSyncExternalStore(subscribeToToast, currentToast);

  return (
    <Toast.Provider duration={SHOWN_FOR_MS} swipeThreshold={SWIPE_THRESHOLD_PX} swipeDirection="right">
      {toast && (
        <Toast.Root
          key={toast.id}
          className={`${styles.toast} ${styles[toast.tone]}`}
          type={toast.tone === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
        >
          <div>
            <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
            {toast.description && (
              <Toast.Description className={styles.description}>{toast.description}</Toast.Description>
            )}
          </div>
          <Toast.Close asChild>
            <IconButton label={t('close')} className={styles.close}>
              <X aria-hidden size={18} />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      )}
      {/* Beside the page, as dialogs are: within it, a dialog's shade would lie over it. */}
      {createPortal(
        <ThemeRoot beside>
          <Toast.Viewport
            className={styles.viewport}
            hotkey={['F8']}
            label={t('notifications', { hotkey: '{hotkey}' })}
          />
        </ThemeRoot>,
        document.body,
      )}
    </Toast.Provider>
  );
}
