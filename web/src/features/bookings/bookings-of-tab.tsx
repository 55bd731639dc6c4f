import type { BookingTab, BookingView } from '@harbourline/contracts';
import type { ReactNode } from 'react';
import { PagedList } from '../../shared/ui/paged-list';
import { Stack } from '../../shared/ui/stack';
import { type Whose, useBookingsOfTabInfiniteQuery } from './bookings-api';
import { useText } from './words';
import { OpenedBooking } from './opened-booking';

interface Props extends Whose {
  tab: BookingTab;
  empty: ReactNode;
  /** The booking that the address opens, where it is on this tab: it stands first, on whichever page it is. */
  opened: BookingView | undefined;
  /** The address opens it no longer. */
  onClose: () => void;
  /** How the list stands; cards under one another unless given. */
  arrange?: ((bookings: readonly BookingView[]) => ReactNode) | undefined;
  children: (booking: BookingView) => ReactNode;
}

/** The bookings of one tab, page by page, as the server orders them. */
export function BookingsOfTab({ side, userId, tab, empty, opened, onClose, arrange, children: show }: Props) {
  const t = useText();
  const query = useBookingsOfTabInfiniteQuery({ side, userId, tab });
  return (
    <Stack gap={5}>
      {opened && (
        <OpenedBooking id={opened.id} onClose={onClose}>
          {show(opened)}
        </OpenedBooking>
      )}
      <h2 className="visually-hidden">{t(opened ? 'list.others' : 'list.title')}</h2>
      <PagedList query={query} empty={!opened && empty}>
        {(bookings) => {
          const others = eachOnce(bookings).filter(({ id }) => id !== opened?.id);
          return arrange ? arrange(others) : <Stack gap={5}>{others.map(show)}</Stack>;
        }}
      </PagedList>
    </Stack>
  );
}

/** What has moved on between two pages is on both of them. */
function eachOnce(bookings: readonly BookingView[]): BookingView[] {
  return [...new Map(bookings.map((booking) => [booking.id, booking])).values()];
}
