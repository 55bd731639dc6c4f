/** The day on which all tests of pages take place: a month before the charter of `aBooking`. */
export const NOW = new Date('2026-07-08T14:00:00Z');
