import type { BookingView } from '@harbourline/contracts';
import { Row } from '../../../shared/ui/stack';
import { DownloadButton } from '../documents/booking-documents';
import type { BookingDocument } from '../documents/documents-of';
import { useText } from '../words';

const WITHOUT_CAPTAIN: readonly BookingDocument[] = ['confirmation', 'rentalAgreement'];

/** The booking to print, its agreements and the receipt, whatever its status. */
export function AdminDocuments({ booking: { id, captainId, deposit } }: { booking: BookingView }) {
  const t = useText();
  const isPaid = deposit !== null && deposit.how !== 'unpaid';
  const documents: BookingDocument[] = [
    ...WITHOUT_CAPTAIN,
    ...(captainId === null ? [] : (['captainAgreement'] as const)),
    ...(isPaid ? (['receipt'] as const) : []),
  ];
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
