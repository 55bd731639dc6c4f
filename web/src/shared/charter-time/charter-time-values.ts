import { START_TIMES } from '@harbourline/policy';

/** What a form holds about the time of a charter. */
export interface CharterTimeValues {
  /** YYYY-MM-DD, in the boat's zone; empty while none is chosen. */
  date: string;
  /** HH:MM by the boat's clock; empty while none is chosen. */
  startTime: string;
  /** Hours. */
  duration: number;
}

/** When a boat has to be free; nothing without a date. */
export interface When {
  /** YYYY-MM-DD by the boat's calendar. */
  date?: string | undefined;
  /** HH:MM by the boat's clock; any start where nothing is said. */
  startTime?: string | undefined;
  /** The boat's minimum where nothing is said. */
  hours?: number | undefined;
}

/** The time that a form begins with. */
export const [FIRST_START = ''] = START_TIMES;
