import { Link } from 'react-router-dom';
import { useText } from './later-words';

/** For administrators: the way to a booking's details, on the bookings tab of their dashboard. */
export function BookingLink({ id }: { id: number | null }) {
  const t = useText();
  if (id === null) return t('booking.none');
  return <Link to={`/admin-dashboard?tab=bookings&booking=${id}`}>{t('booking.one', { id })}</Link>;
}
