/** Something as it was read, as somebody else has saved it since, and as a form has it. */
export interface Sides<V> {
  before: V;
  theirs: V;
  mine: V;
}

/** Whether somebody else has changed it, and to something else than the form has. */
export const isMet = ({ before, theirs, mine }: Sides<unknown>): boolean =>
  !isSame(before, theirs) && !isSame(theirs, mine);

/** Whether the form has changed it as well. */
export const isContested = ({ before, mine }: Pick<Sides<unknown>, 'before' | 'mine'>): boolean =>
  !isSame(before, mine);

/** The fields in which somebody else has saved what a form does not have. */
export function differingFields<T extends object>(
  names: readonly (keyof T)[],
  { before, theirs, mine }: Sides<T>,
): (Sides<T[keyof T]> & { name: keyof T })[] {
  return names
    .map((name) => ({ name, before: before[name], theirs: theirs[name], mine: mine[name] }))
    .filter((sides) => isMet(sides));
}

/** Nothing and an empty text are one, and parts are the same in any order of their fields. */
const isSame = (one: unknown, other: unknown) => inOrder(one ?? '') === inOrder(other ?? '');

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
