import { BOOKINGS } from './bookings.mjs';
import { GATEWAY } from './gateway.mjs';
import { KIT } from './kit.mjs';
import { LISTINGS } from './listings.mjs';
import { MESSAGES } from './messages.mjs';
import { MONEY } from './money.mjs';
import { PEOPLE } from './people.mjs';
import { WEB } from './web.mjs';

/**
 * Each is one mistake: `text`, which is in `file` once, becomes `instead`. `title` is what the names of those tests of
 * `test` contain of which one has to fail.
 */
export const MUTANTS = [...MONEY, ...BOOKINGS, ...PEOPLE, ...LISTINGS, ...MESSAGES, ...KIT, ...GATEWAY, ...WEB];
