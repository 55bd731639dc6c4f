import { Notice } from '../../shared/ui/notice';
import { useText } from './messages';

/** A link led to a booking that is none of the reader's. */
export function MissingBooking({ id }: { id: number | undefined }) {
  const t = useText();
  return (
    <Notice announce title={t('opened.missing.title', { id: id ?? '' })}>
      {t('opened.missing.text')}
    </Notice>
  );
}
