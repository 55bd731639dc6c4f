/** What a form holds about the time of a charter. */
export interface CharterTimeValues {
  /** YYYY-MM-DD, in the boat's zone; empty while none is chosen. */
  date: string;
  /** HH:MM by the boat's clock; empty while none is chosen. */
  startTime: string;
  /** Hours. */
  duration: number;
}

/** The time that a form begins with. */
export const FIRST_START = '10:00';
