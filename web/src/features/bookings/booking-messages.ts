import type { BookingView } from '@harbourline/contracts';
import type { ReactNode } from 'react';

/** What the messages of bookings put on a dashboard. */
export interface BookingMessages<Tab extends string> {
  /** The way to the messages of one booking. */
  of: (booking: BookingView) => ReactNode;
  /** How many wait to be read on a tab, where any do. */
  on: (tab: Tab) => ReactNode;
}
