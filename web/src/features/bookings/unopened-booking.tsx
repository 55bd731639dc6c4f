import { Notice } from '../../shared/ui/notice';
import { useText } from './words';
import type { Opened } from './use-opened-booking';

/** A link led to a booking that cannot be shown. */
export function UnopenedBooking({ id, problem }: { id: number | undefined; problem: Opened['problem'] }) {
  const t = useText();
  if (problem === null || id === undefined) return null;
  return (
    <Notice announce tone="problem" title={t(`opened.${problem}.title`, { id })}>
      {t(`opened.${problem}.text`)}
    </Notice>
  );
}
