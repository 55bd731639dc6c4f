/** Nobody charters for longer, whoever books: against a mistyped year, and so that who is under way is found by the start. */
export const LONGEST_CHARTER_HOURS = 31 * 24;
