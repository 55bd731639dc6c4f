import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button';
import { Dialog, DialogClose } from './dialog';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  keep: string;
  confirm: string;
  tone?: 'primary' | 'danger';
  isLoading: boolean;
  /** What has to be said beside, and whether it has been. */
  children?: ReactNode;
  isReady?: boolean;
  focusAfter?: ComponentProps<typeof Dialog>['focusAfter'];
  onConfirm: () => void;
}

/** Says what is about to happen, before it does. */
export function ConfirmDialog(props: Props) {
  const { open, onClose, title, text, keep, confirm, tone = 'primary', isLoading, isReady = true, onConfirm } = props;
  return (
    <Dialog
      open={open}
      focusAfter={props.focusAfter}
      onOpenChange={(isOpen) => !isOpen && !isLoading && onClose()}
      title={title}
      description={text}
      actions={
        <>
          <DialogClose>
            <Button tone="secondary" disabled={isLoading}>
              {keep}
            </Button>
          </DialogClose>
          <Button tone={tone} loading={isLoading} disabled={!isReady} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
