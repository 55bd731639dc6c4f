import type { BookingView } from '@harbourline/contracts';
import { CalendarPlus, Download } from 'lucide-react';
import { messageOf } from '../../../shared/api/api-error';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/toast';
import { useText } from '../words';
import { useDownloadDocumentMutation } from './documents-api';
import { type BookingDocument, documentsOf } from './documents-of';

interface Props {
  booking: Pick<BookingView, 'id' | 'status' | 'captainId' | 'deposit'>;
  side: 'renter' | 'owner' | 'captain' | 'admin';
}

/** A button for each paper of a booking; it says so when one cannot be had. */
export function BookingDocuments({ booking, side }: Props) {
  const t = useText();
  const { id, status } = booking;
  return documentsOf(booking, side).map((document) => {
    const isRequest = document === 'confirmation' && status === 'pending';
    const label = t(isRequest ? 'documents.reservation' : `documents.${document}`);
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
