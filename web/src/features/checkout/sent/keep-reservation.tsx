import type { BookingView } from '@harbourline/contracts';
import { isBalanceDue, type Standing } from '@harbourline/policy';
import { isEntered } from '@harbourline/policy/words';
import { CalendarPlus, Receipt, Share2 } from 'lucide-react';
import { messageOf } from '../../../shared/api/api-error';
import { formatDay } from '../../../shared/lib/dates';
import { Button } from '../../../shared/ui/button';
import { dismissFailure, showToast } from '../../../shared/ui/toast';
import { useDownloadCalendarEntryMutation, useDownloadReceiptMutation } from '../checkout-api';
import { text, useText } from './words';

/** Into one's calendar, as a receipt, or on to those who come along: as far as there is something to keep. */
export function KeepReservation({ booking, standing }: { booking: BookingView; standing: Standing }) {
  const t = useText();
  const [downloadReceipt, receipt] = useDownloadReceiptMutation();
  const [downloadEntry, entry] = useDownloadCalendarEntryMutation();

  return (
    <>
      {isEntered(standing) && (
        <Button
          tone="secondary"
          loading={entry.isLoading}
          onClick={() => void saved(downloadEntry(booking.id).unwrap(), 'calendarFailed')}
        >
          <CalendarPlus aria-hidden size={18} />
          {t('sent.calendar')}
        </Button>
      )}
      {booking.deposit?.how !== 'unpaid' && (
        <Button
          tone="secondary"
          loading={receipt.isLoading}
          onClick={() => void saved(downloadReceipt(booking.id).unwrap(), 'receiptFailed')}
        >
          <Receipt aria-hidden size={18} />
          {t('sent.receipt')}
        </Button>
      )}
      {isBalanceDue(standing) && (
        <Button tone="secondary" onClick={() => void share(booking)}>
          <Share2 aria-hidden size={18} />
          {t('sent.share')}
        </Button>
      )}
    </>
  );
}

/** Says so where a file cannot be had. */
async function saved(download: Promise<null>, failed: 'calendarFailed' | 'receiptFailed'): Promise<void> {
  dismissFailure();
  try {
    await download;
  } catch (error) {
    const description = messageOf(error, text(`sent.${failed}.text`));
    showToast({ tone: 'error', title: text(`sent.${failed}.title`), description });
  }
}

/** By what the device offers for it; where that is nothing, the link is copied. */
async function share({ boat, startDate, zone }: BookingView): Promise<void> {
  const url = new URL(`/boats/${boat.id}`, location.origin).href;
  const message = text('sent.shared', { boat: boat.title, city: boat.city, day: formatDay(startDate, zone) });
  try {
    if ('share' in navigator) return await navigator.share({ title: boat.title, text: message, url });
    await (navigator as Navigator).clipboard.writeText(`${message} ${url}`);
    showToast({ tone: 'success', title: text('sent.copied') });
  } catch (error) {
    // Whoever closes the device's own dialog has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ tone: 'error', title: text('sent.shareFailed'), description: url });
  }
}
