import type { ServiceName } from '@harbourline/contracts';
import { PEOPLE, type PersonName } from './expected';
import type { Situation } from './situation';
import type { Asker, World } from './cast';

interface Told {
  text: string;
  by: ServiceName;
}

/** Facts in an answer that its asker may not know: a boat's name, or how to reach somebody. */
export function secretsIn({ text, by }: Told, { name }: Asker, world: World, { tells = [] }: Situation): string[] {
  const known = [...contactsKnownTo(name), ...tells];
  const told = PEOPLE.filter((person) => !known.includes(person)).flatMap((person) => {
    const { email, phone } = world.people[person];
    return [
      ...(has(text, email) ? [`${person}'s email`] : []),
      ...(digitsOf(text).includes(phone.slice(-10)) ? [`${person}'s phone`] : []),
    ];
  });
  // A paid booking tells its renter and its captain what the boat is called; the catalog does not.
  const mayKnowName =
    name === 'admin' || name === 'owner' || (by !== 'catalog' && ['renter', 'captain'].includes(name));
  return has(text, world.boatName) && !mayKnowName ? [...told, "the boat's name"] : told;
}

/** The captain has registered for the owner's boat. */
function contactsKnownTo(name: Asker['name']): readonly PersonName[] {
  if (name === 'admin') return PEOPLE;
  return PEOPLE.filter((person) => person === name || (name === 'owner' && person === 'captain'));
}

function has(text: string, secret: string): boolean {
  return text.toLowerCase().includes(secret.toLowerCase());
}

function digitsOf(text: string): string {
  return text.replace(/[\s().+-]/g, '');
}
