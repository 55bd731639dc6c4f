import type { BookingView } from '@harbourline/contracts';
import { phaseOf } from '@harbourline/policy';
import { CalendarPlus, Download } from 'lucide-react';
import { messageOf } from '../../../shared/api/api-error';
import { standingOfBooking } from '../../../shared/booking/standing-of-booking';
import { useNow } from '../../../shared/lib/use-now';
import { Button } from '../../../shared/ui/button';
import { dismissFailure, showToast } from '../../../shared/ui/toast';
import { useText } from '../words';
import { useDownloadDocumentMutation } from './documents-api';
import { type BookingDocument, documentsOf } from './documents-of';

interface Props {
  booking: BookingView;
  side: 'renter' | 'owner' | 'captain' | 'admin';
}

/** A button for each paper of a booking; it says so when one cannot be had. */
export function BookingDocuments({ booking, side }: Props) {
  const t = useText();
  const { id } = booking;
  const standing = standingOfBooking(booking, useNow());
  return documentsOf(booking, standing, side).map((document) => {
    const isOfRequest = document === 'confirmation' && phaseOf(standing) === 'requested';
    const isOfCallOff = document === 'confirmation' && phaseOf(standing) === 'called off';
    const name = isOfRequest ? 'reservation' : isOfCallOff ? 'booking' : document;
    const label = t(`documents.${name}`);
    return <DownloadButton key={document} id={id} document={document} label={label} />;
  });
}

interface ButtonProps {
  id: number;
  document: BookingDocument;
  /** What the paper is called. */
  label: string;
}

/** Downloads one paper of a booking. */
export function DownloadButton({ id, document, label }: ButtonProps) {
  const t = useText();
  const [download, { isLoading }] = useDownloadDocumentMutation();

  async function save() {
    dismissFailure();
    try {
      await download({ id, document }).unwrap();
    } catch (error) {
      const description = messageOf(error, t('documents.failed.text'));
      showToast({ tone: 'error', title: t('documents.failed.title', { document: label }), description });
    }
  }

  return (
    <Button tone="quiet" size="2" loading={isLoading} onClick={() => void save()}>
      {document === 'calendar' ? <CalendarPlus aria-hidden size={16} /> : <Download aria-hidden size={16} />}
      {label}
    </Button>
  );
}
