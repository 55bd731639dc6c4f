import type { BookingView } from '@harbourline/contracts';
import { History } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { useText } from '../words';
import { BookingHistory } from './booking-history';

/** A quiet button that opens the history of a booking. */
export function HistoryDialog({ booking: { id, boat, zone } }: { booking: Pick<BookingView, 'id' | 'boat' | 'zone'> }) {
  const t = useText();
  return (
    <Dialog
      trigger={
        <Button tone="quiet" size="2">
          <History aria-hidden size={16} />
          {t('history.action')}
        </Button>
      }
      title={t('history.title')}
      description={t('history.of', { boat: boat.title, id })}
    >
      <BookingHistory bookingId={id} zone={zone} />
    </Dialog>
  );
}
