import { useState } from 'react';
import { changesTo, type Drafts, type Problems, withChange, withoutSaved, withProblems } from './drafts';

const NONE: Problems = {};

/** What stands in the fields of several things: as stored, where it was not changed. */
export function useDrafts<V extends object>(stored: Readonly<Record<string, V>>) {
  const [drafts, setDrafts] = useState<Drafts<V>>({});

  function changesOf(id: string): Partial<V> {
    const draft = drafts[id];
    const base = stored[id];
    return draft && base ? changesTo(base, draft) : {};
  }

  return {
    changed: Object.keys(stored).filter((id) => Object.keys(changesOf(id)).length > 0),
    changesOf,
    valuesOf: (id: string): V | undefined => stored[id] && { ...stored[id], ...drafts[id]?.changes },
    problemsOf: (id: string): Problems => drafts[id]?.problems ?? NONE,
    change: (id: string, change: Partial<V>) => setDrafts((before) => withChange(before, id, change)),
    refuse: (id: string, problems: Problems) => setDrafts((before) => withProblems(before, id, problems)),
    settle: (id: string, saved: Partial<V>) => setDrafts((before) => withoutSaved(before, id, saved)),
    forget: (id: string) => setDrafts(({ [id]: _, ...others }) => others),
    forgetAll: () => setDrafts({}),
  };
}
