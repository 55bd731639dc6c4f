import { inLanguage } from './language';
import { fillTerms, termsInWords } from './terms-in-words';

/** What becomes of a charter that weather or a fault of the boat prevents, where it stands alone. */
export const CALL_OFF_IN_WORDS = fillTerms(
  inLanguage(
    'Called off for weather or a mechanical problem? Agree on a new time within {{rebookTime}} at the same price, or get the whole deposit back.',
  ),
  termsInWords(),
);
