/** Messages by the field that they are about. */
export type Problems = Readonly<Record<string, string>>;

/** What was changed of one thing and not saved yet, and what is wrong with it. */
export interface Draft<V> {
  changes: Partial<V>;
  problems: Problems;
}

/** By the id of what was changed. What is not in it is as it is stored. */
export type Drafts<V> = Readonly<Record<string, Draft<V>>>;

/** The fields that differ from what is stored, whatever was typed meanwhile. */
export function changesTo<V extends object>(stored: V, { changes }: Draft<V>): Partial<V> {
  const differing = Object.entries(changes).filter(
    ([field, value]) => !isSame(value, (stored as Record<string, unknown>)[field]),
  );
  return Object.fromEntries(differing) as Partial<V>;
}

/** Changes fields. What is said to be wrong with them is judged again, and so no longer said. */
export function withChange<V extends object>(drafts: Drafts<V>, id: string, change: Partial<V>): Drafts<V> {
  const draft = drafts[id];
  const standing = Object.entries(draft?.problems ?? {}).filter(([path]) => !Object.hasOwn(change, fieldOf(path)));
  return { ...drafts, [id]: { changes: { ...draft?.changes, ...change }, problems: Object.fromEntries(standing) } };
}

/** Says what is wrong; the changes stay. */
export function withProblems<V extends object>(drafts: Drafts<V>, id: string, problems: Problems): Drafts<V> {
  return { ...drafts, [id]: { changes: drafts[id]?.changes ?? {}, problems } };
}

/** Leaves out what was saved as `saved`; what was typed while it was on its way stays. */
export function withoutSaved<V extends object>(drafts: Drafts<V>, id: string, saved: Partial<V>): Drafts<V> {
  const { [id]: draft, ...others } = drafts;
  const since = Object.entries(draft?.changes ?? {}).filter(
    ([field, value]) => !Object.hasOwn(saved, field) || !isSame(value, (saved as Record<string, unknown>)[field]),
  );
  if (since.length === 0) return others;
  return { ...others, [id]: { changes: Object.fromEntries(since) as Partial<V>, problems: {} } };
}

/** The first part of a dotted path: `ccEmails` for `ccEmails.2`. */
function fieldOf(path: string): string {
  return path.split('.')[0] ?? path;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
