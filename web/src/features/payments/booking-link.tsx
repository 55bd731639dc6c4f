import { Link } from 'react-router-dom';
import { useText } from './messages';

/** The way to a booking's details, on the bookings tab of this page. */
export function BookingLink({ id }: { id: number | null }) {
  const t = useText();
  if (id === null) return t('noBooking');
  return <Link to={`?tab=bookings&booking=${id}`}>{t('booking', { id })}</Link>;
}
