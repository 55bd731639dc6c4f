import { renderToStaticMarkup } from 'react-dom/server';
import { UnopenedBooking } from '../src/features/bookings/unopened-booking';

it('a link to a booking that cannot be shown says why', () => {
  expect(renderToStaticMarkup(<UnopenedBooking id={31} problem="missing" />)).toContain(
    'Booking #31 is not one of yours',
  );
  expect(renderToStaticMarkup(<UnopenedBooking id={31} problem="failed" />)).toContain(
    'Booking #31 could not be loaded',
  );
  expect(renderToStaticMarkup(<UnopenedBooking id={31} problem={null} />)).toBe('');
});
