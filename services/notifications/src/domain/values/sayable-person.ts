import { faultOfName } from '@harbourline/contracts';
import { closedIdentity } from '@harbourline/policy';
import { phoneIn } from '@harbourline/service-kit/phone-in-text';
import type { Person } from './person';

/** Somebody as messages may name them: a name from before it was refused stays out of what we write. */
export function sayablePerson<P extends Person>(person: P): P {
  return isSayable(person) ? person : { ...person, fullName: '' };
}

function isSayable({ id, fullName }: Person): boolean {
  if (fullName === closedIdentity(id).fullName) return true;
  return faultOfName(fullName, 'person') === undefined && phoneIn(fullName, 'person') === undefined;
}
