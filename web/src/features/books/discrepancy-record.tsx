import type { Discrepancy } from '@harbourline/contracts';
import { when } from '../../shared/lib/when';
import { BookingLink } from '../../shared/ui/booking-link';
import { useText } from './words';
import { MoneyRecord } from './money-record';
import { ResolveDiscrepancy } from './resolve-discrepancy';

/** A difference between records of money, and what somebody found out about it. */
export function DiscrepancyRecord({ discrepancy }: { discrepancy: Discrepancy }) {
  const t = useText();
  const { id, kind, paymentId, row, resolvedAt } = discrepancy;
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
        {
          label: t('discrepancies.record'),
          value: row && t('discrepancies.recordNamed', { table: row.table, id: row.id, field: row.field }),
        },
        { label: t('discrepancies.detail'), value: row ? <Sides says={row.says} /> : discrepancy.detail },
        { label: t('discrepancies.provider'), value: isOwnName(discrepancy) ? null : discrepancy.providerId },
        { label: t('discrepancies.found'), value: when(discrepancy.foundAt) },
        { label: t('discrepancies.resolvedAt'), value: when(resolvedAt) },
        {
          label: t('discrepancies.resolution'),
          value: discrepancy.resolution ?? (resolvedAt && t('discrepancies.agreeAgain')),
        },
      ]}
      actions={resolvedAt === null && <ResolveDiscrepancy id={id} />}
    />
  );
}

/** What each side says. */
function Sides({ says }: Pick<NonNullable<Discrepancy['row']>, 'says'>) {
  return Object.entries(says).map(([who, what]) => (
    <div key={who}>
      {who}: {what}
    </div>
  ));
}

/** The provider has no name for what only our own records are about; the row's stands for it. */
function isOwnName({ row, providerId }: Discrepancy): boolean {
  return row !== null && providerId === [row.table, row.id, row.field].join(' ');
}
