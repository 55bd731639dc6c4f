import type { BookingView } from '@harbourline/contracts';
import { Row } from '../../../shared/ui/stack';
import { DownloadButton } from '../documents/booking-documents';
import type { BookingDocument } from '../documents/documents-of';
import { useText } from '../messages';

const WITHOUT_CAPTAIN: readonly BookingDocument[] = ['confirmation', 'rentalAgreement'];

/** The booking to print, and its agreements, whatever its status. */
export function AdminDocuments({ booking: { id, captainId } }: { booking: BookingView }) {
  const t = useText();
  const documents = captainId === null ? WITHOUT_CAPTAIN : [...WITHOUT_CAPTAIN, 'captainAgreement' as const];
  return (
    <div role="group" aria-label={t('admin.documents.label')}>
      <Row gap={2}>
        {documents.map((document) => (
          <DownloadButton key={document} id={id} document={document} label={t(`admin.documents.${document}`)} />
        ))}
      </Row>
    </div>
  );
}
