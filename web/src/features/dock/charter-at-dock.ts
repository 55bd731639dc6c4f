import type { BookingView } from '@harbourline/contracts';
import type { DockSide } from '@harbourline/policy';

/** What a page at the dock knows of the charter, and who looks at it. */
export interface CharterAtDock {
  booking: BookingView;
  side: DockSide;
}
