import { renderToStaticMarkup } from 'react-dom/server';
import { OpenBookings } from '../src/features/admin/open-bookings';

type Open = Parameters<typeof OpenBookings>[0]['open'];
const words = (open: Open) => renderToStaticMarkup(<OpenBookings open={open} />).replace(/<[^>]*>/g, ' ');

it.each([
  [
    'an owner',
    { role: 'owner', pending: 1, confirmed: 2, refund: 1250 },
    ['1 pending request, 2 confirmed charters', 'end at once', 'Deposits of $1,250 are returned', 'stay ended'],
    ['withdrawn', 'another captain'],
  ],
  [
    'a renter who has paid nothing',
    { role: 'renter', pending: 2, confirmed: 1, refund: 0 },
    ['2 pending requests, 1 confirmed charter', 'withdrawn at once', 'Confirmed charters stay', 'stay ended'],
    ['Deposits of', '$'],
  ],
  [
    'a captain',
    { role: 'captain', pending: 0, confirmed: 3, refund: 0 },
    ['0 pending requests, 3 confirmed charters', 'choose another captain'],
    ['Deposits of', 'stay ended'],
  ],
  ['somebody with none', { role: 'owner', pending: 0, confirmed: 0, refund: 0 }, ['no upcoming bookings'], ['Open']],
  ['an administrator', { role: 'admin', pending: 0, confirmed: 0, refund: 0 }, ['no upcoming bookings'], ['Open']],
] as const)(
  'says before the role or the access of %s changes what becomes of their bookings',
  (_who, open, said, unsaid) => {
    const told = words(open);
    for (const part of said) expect(told).toContain(part);
    for (const part of unsaid) expect(told).not.toContain(part);
  },
);
