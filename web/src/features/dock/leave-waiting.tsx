import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { useText } from './words';

interface Props {
  isLeaving: boolean;
  onStay: () => void;
  onLeave: () => Promise<unknown>;
}

/** Asks whoever signs out while something from the dock waits on this phone. */
export function LeaveWaiting({ isLeaving, onStay, onLeave }: Props) {
  const t = useText();
  return (
    <ConfirmDialog
      open
      onClose={onStay}
      title={t('leave.title')}
      text={t('leave.text')}
      keep={t('leave.stay')}
      confirm={t('leave.leave')}
      isLoading={isLeaving}
      onConfirm={() => void onLeave().finally(onStay)}
    />
  );
}
