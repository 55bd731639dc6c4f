import { Dialog as ThemesDialog } from '@radix-ui/themes';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useFocusReturn } from '../lib/use-focus-return';
import { IconButton } from './button';
import { useText } from './words';
import { PopupTheme } from './popup-theme';
import styles from './dialog.module.css';

interface Props {
  /** What opens it; leave out when `open` is controlled from elsewhere. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end, the safe one first. */
  actions?: ReactNode;
  wide?: boolean;
  /** It ends with one of its actions only. */
  isBinding?: boolean;
  /** Without a trigger: what takes the focus in the end if what had it before is gone, or cannot be used any more. */
  focusAfter?: RefObject<HTMLElement | null> | undefined;
}

/** A dialog over the page: focus stays inside, Escape closes, the page behind does not scroll. */
export function Dialog(props: Props) {
  const { trigger, open, onOpenChange, title, description, children, actions, wide, isBinding, ...rest } = props;
  const t = useText();
  const focusReturn = useFocusReturn(rest.focusAfter);
  return (
    <PopupTheme>
      <ThemesDialog.Root open={open} onOpenChange={onOpenChange}>
        {trigger && <ThemesDialog.Trigger>{trigger}</ThemesDialog.Trigger>}
        <ThemesDialog.Content
          className={`${styles.content} ${wide ? styles.wide : ''}`}
          {...(trigger ? {} : focusReturn)}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          {!isBinding && (
            <ThemesDialog.Close>
              <IconButton label={t('close')} className={styles.close}>
                <X aria-hidden size={20} />
              </IconButton>
            </ThemesDialog.Close>
          )}
          <ThemesDialog.Title as="h2" className={styles.title}>
            {title}
          </ThemesDialog.Title>
          {description && (
            <ThemesDialog.Description className={styles.description}>{description}</ThemesDialog.Description>
          )}
          {children && <div className={styles.body}>{children}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </ThemesDialog.Content>
      </ThemesDialog.Root>
    </PopupTheme>
  );
}

/** Around a button that closes the dialog it is in. */
export const DialogClose = ThemesDialog.Close;
