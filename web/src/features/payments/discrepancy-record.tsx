import type { Discrepancy } from '@harbourline/contracts';
import { when } from '../../shared/lib/when';
import { BookingLink } from '../../shared/ui/booking-link';
import { useText } from './messages';
import { MoneyRecord } from './money-record';
import { ResolveDiscrepancy } from './resolve-discrepancy';

/** A difference with the provider, and what somebody found out about it. */
export function DiscrepancyRecord({ discrepancy }: { discrepancy: Discrepancy }) {
  const t = useText();
  const { id, kind, paymentId, resolvedAt } = discrepancy;
  return (
    <MoneyRecord
      title={t(`discrepancies.kinds.${kind}`)}
      badge={
        resolvedAt === null
          ? { label: t('discrepancies.open'), color: 'amber' }
          : { label: t('discrepancies.resolved'), color: 'green' }
      }
      dollars={discrepancy.amount}
      facts={[
        { label: t('forBooking'), value: <BookingLink id={discrepancy.bookingId} /> },
        { label: t('discrepancies.payment'), value: paymentId === null ? null : `#${paymentId}` },
        { label: t('discrepancies.detail'), value: discrepancy.detail },
        { label: t('discrepancies.provider'), value: discrepancy.providerId },
        { label: t('discrepancies.found'), value: when(discrepancy.foundAt) },
        { label: t('discrepancies.resolvedAt'), value: when(resolvedAt) },
        { label: t('discrepancies.resolution'), value: discrepancy.resolution },
      ]}
      actions={resolvedAt === null && <ResolveDiscrepancy id={id} />}
    />
  );
}
