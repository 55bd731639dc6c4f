import { english } from './english';

/** The people of a booking within a sentence, after its article. */
export const PARTY_IN_WORDS = { renter: english`renter`, owner: english`owner`, captain: english`captain` } as const;
