import { type ReactNode, useCallback, useState } from 'react';
import { Dialog } from '../../shared/ui/dialog';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { useText } from './words';

export interface EditorProps {
  boatId: number;
  /** Ends it without asking: the listing has been saved or deleted. */
  onDone: () => void;
  /** Ends it; what has been changed is asked about. */
  onClose: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

interface Props {
  boatId: number | undefined;
  onEnd: () => void;
  /** The listing's editor. */
  editor: (props: EditorProps) => ReactNode;
}

/** The listing's editor over the page. */
export function EditBoat({ boatId, onEnd, editor }: Props) {
  const t = useText();
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const end = useCallback(() => {
    setAsking(false);
    setDirty(false);
    onEnd();
  }, [onEnd]);
  const close = () => (isDirty ? setAsking(true) : end());

  return (
    <>
      <Dialog wide open={boatId !== undefined} onOpenChange={(open) => !open && close()} title={t('boat.editor')}>
        {boatId !== undefined && editor({ boatId, onDone: end, onClose: close, onDirtyChange: setDirty })}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('boat.discard.title')}
        text={t('boat.discard.text')}
        keep={t('boat.discard.keep')}
        confirm={t('boat.discard.confirm')}
        tone="danger"
        isLoading={false}
        onConfirm={end}
      />
    </>
  );
}
