interface Person {
  id: number;
  fullName: string;
}

const { compare } = new Intl.Collator('en-CA', { sensitivity: 'base' });

/** The order of a list of people. */
export function byName(a: Person, b: Person): number {
  return compare(a.fullName, b.fullName) || a.id - b.id;
}
