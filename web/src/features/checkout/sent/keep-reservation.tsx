import type { BookingView } from '@harbourline/contracts';
import { CalendarPlus, Receipt, Share2 } from 'lucide-react';
import { messageOf } from '../../../shared/api/api-error';
import { calendarFile } from '../../../shared/lib/calendar-file';
import { formatDateTime, formatDay } from '../../../shared/lib/dates';
import { saveFile } from '../../../shared/lib/save-file';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/toast';
import { useDownloadReceiptMutation } from '../checkout-api';
import { text, useText } from '../words';

/** Into one's calendar, as a receipt, or on to those who come along. */
export function KeepReservation({ booking }: { booking: BookingView }) {
  const t = useText();
  const [download, { isLoading }] = useDownloadReceiptMutation();

  async function saveReceipt() {
    try {
      await download(booking.id).unwrap();
    } catch (error) {
      showToast({
        tone: 'error',
        title: t('sent.receiptFailed.title'),
        description: messageOf(error, t('sent.receiptFailed.text')),
      });
    }
  }

  return (
    <>
      <Button
        tone="secondary"
        onClick={() => saveFile({ name: `charter-${booking.id}.ics`, content: calendarOf(booking) })}
      >
        <CalendarPlus aria-hidden size={18} />
        {t('sent.calendar')}
      </Button>
      <Button tone="secondary" loading={isLoading} onClick={() => void saveReceipt()}>
        <Receipt aria-hidden size={18} />
        {t('sent.receipt')}
      </Button>
      <Button tone="secondary" onClick={() => void share(booking)}>
        <Share2 aria-hidden size={18} />
        {t('sent.share')}
      </Button>
    </>
  );
}

function calendarOf({ id, status, boat, startDate, endDate, zone }: BookingView): Blob {
  return calendarFile(
    {
      id: `booking-${id}@${location.hostname}`,
      title: text('sent.event.title', { boat: boat.title }),
      description: text(status === 'confirmed' ? 'sent.event.confirmed' : 'sent.event.pending', {
        number: id,
        start: formatDateTime(startDate, zone),
      }),
      place: boat.city,
      url: new URL(`/renter-dashboard?booking=${id}`, location.origin).href,
      ...{ start: startDate, end: endDate, zone },
      isTentative: status !== 'confirmed',
    },
    new Date(),
  );
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
