import { faultOfName } from '@harbourline/contracts';
import type { Person } from './person';

/** Somebody as messages may name them: a name from before links were refused stays out of what we write. */
export function sayablePerson<P extends Person>(person: P): P {
  return faultOfName(person.fullName, 'person') ? { ...person, fullName: '' } : person;
}
