import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Dialog } from '../../../shared/ui/dialog';
import { QueryView } from '../../../shared/ui/query-view';
import { useOneBookingQuery } from '../bookings-api';
import { useText } from '../words';
import { BookingDetails } from './booking-details';

interface Props {
  bookingId: number | undefined;
  onClose: () => void;
}

/** Everything about one booking, over the page; asks before changes are lost. */
export function BookingDetailsDialog({ bookingId, onClose }: Props) {
  const t = useText();
  const query = useOneBookingQuery(bookingId ?? skipToken);
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);

  function end() {
    setAsking(false);
    setDirty(false);
    onClose();
  }
  const close = () => (isDirty ? setAsking(true) : end());

  return (
    <>
      <Dialog
        wide
        open={bookingId !== undefined}
        onOpenChange={(open) => !open && close()}
        title={t('admin.details.title', { id: bookingId ?? '' })}
      >
        {/* What was known of the booking before is no answer. */}
        <QueryView query={{ ...query, data: query.currentData }}>
          {(booking) => (
            <BookingDetails key={booking.id} booking={booking} onClose={close} onSaved={end} onDirtyChange={setDirty} />
          )}
        </QueryView>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('admin.details.discard.title')}
        text={t('admin.details.discard.text')}
        keep={t('admin.details.discard.keep')}
        confirm={t('admin.details.discard.confirm')}
        tone="danger"
        isLoading={false}
        onConfirm={end}
      />
    </>
  );
}
