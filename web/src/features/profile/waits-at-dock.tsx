import type { ReactNode } from 'react';
import { isDockWaiting } from '../../shared/lib/dock-waits';
import { Notice } from '../../shared/ui/notice';
import { useText } from './words';

/** Says what becomes of that which somebody has recorded at the dock and this device could not send yet. */
export function WaitsAtDock({ userId, children }: { userId: number; children: ReactNode }) {
  const t = useText();
  if (!isDockWaiting(userId)) return null;
  return (
    <Notice tone="time" title={t('dockWaits')}>
      {children}
    </Notice>
  );
}
