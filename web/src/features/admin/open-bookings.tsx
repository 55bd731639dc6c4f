import type { openBookings, RouteResponse } from '@harbourline/contracts';
import { formatMoney } from '../../shared/lib/money';
import { Notice } from '../../shared/ui/notice';
import { useText } from './words';

/** How many bookings somebody has open, and what becomes of them without them. */
export function OpenBookings({ open }: { open: RouteResponse<typeof openBookings> }) {
  const t = useText();
  const { role, pending, confirmed, refund } = open;
  if (role === 'admin' || pending + confirmed === 0) return <p>{t('open.none')}</p>;
  const counts = {
    requests: t('open.requests', { count: pending }),
    charters: t('open.charters', { count: confirmed }),
  };
  return (
    <Notice title={t('open.title', counts)}>
      {[
        t(`open.${role}`),
        ...(refund > 0 ? [t('open.deposits', { refund: formatMoney(refund) })] : []),
        ...(role === 'captain' ? [] : [t('open.forGood')]),
      ].join(' ')}
    </Notice>
  );
}
