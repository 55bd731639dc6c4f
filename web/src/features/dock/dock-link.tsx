import type { BookingView } from '@harbourline/contracts';
import { dockTimes, isAgreed } from '@harbourline/policy';
import { Anchor } from 'lucide-react';
import { useNow } from '../../shared/lib/use-now';
import { LinkButton } from '../../shared/ui/button';
import { useText } from './words';

interface Props {
  booking: BookingView;
}

/** From a booking to what is recorded at the dock, for as long as something can be. */
export function DockLink({ booking }: Props) {
  const t = useText();
  const now = useNow();
  const { id, startDate, endDate } = booking;
  if (!isAgreed(booking)) return null;
  const { opensAt, closesAt } = dockTimes({ startDate: new Date(startDate), endDate: new Date(endDate) });
  if (now < opensAt || now > closesAt) return null;
  return (
    <LinkButton tone="primary" size="2" to={`/at-the-dock?id=${id}`}>
      <Anchor aria-hidden size={16} />
      {t('link')}
      <span className="visually-hidden"> {t('linkOf', { id })}</span>
    </LinkButton>
  );
}
