import type { BookingTab } from '@harbourline/contracts';
import type { BookingOrder } from './booking-order';

/** A piece of a tab that is read in one order. */
export const TAB_PARTS = ['pending', 'upcoming', 'completed', 'declined', 'canceled', 'calendar'] as const;
export type TabPart = (typeof TAB_PARTS)[number];

/** The parts of each tab, in the order in which they are shown. */
export const PARTS_OF: Readonly<Record<BookingTab, readonly [TabPart, ...TabPart[]]>> = {
  pending: ['pending'],
  confirmed: ['upcoming', 'completed'],
  upcoming: ['upcoming'],
  completed: ['completed'],
  declined: ['declined'],
  canceled: ['canceled'],
  calendar: ['calendar'],
};

export const ORDER_OF: Readonly<Record<TabPart, BookingOrder>> = {
  pending: 'deadline',
  upcoming: 'start-asc',
  completed: 'start-desc',
  declined: 'newest',
  canceled: 'newest',
  calendar: 'start-asc',
};
