import { Row } from '../../../shared/ui/stack';
import { useText } from '../words';
import { NotifyDialog } from './notify-dialog';

/** For administrators: tells either side of a booking its status. */
export function NotifyParties({ bookingId }: { bookingId: number }) {
  const t = useText();
  return (
    <div role="group" aria-label={t('notify.label')}>
      <Row gap={2}>
        <NotifyDialog party="renter" bookingId={bookingId} />
        <NotifyDialog party="owner" bookingId={bookingId} />
      </Row>
    </div>
  );
}
