import { useRef, useState } from 'react';
import { isApiError } from '../../shared/api/api-error';
import { type SettingsTemplate, type TemplateValues, valuesOf } from './settings-template';
import { differencesOf, type TemplateConflict } from './template-conflict';
import type { useDrafts } from './use-drafts';

export interface TemplateCalls {
  /** `basedOn` is the `updatedAt` of what was changed. */
  saveTemplate: (id: string, values: TemplateValues & { basedOn: string | null }) => Promise<unknown>;
  /** How the templates are by now. */
  readTemplates: () => Promise<readonly SettingsTemplate[]>;
}

interface Options extends TemplateCalls {
  templates: readonly SettingsTemplate[];
  drafts: ReturnType<typeof useDrafts<TemplateValues>>;
}

/**
 * Saves templates on what they were changed of: where somebody else has saved another text since, what they have changed
 * is to be settled first.
 */
export function useTemplateSaving({ templates, drafts, saveTemplate, readTemplates }: Options) {
  /** What was changed of which template, from the first change until it is saved. */
  const bases = useRef<Partial<Record<string, SettingsTemplate>>>({});
  const [conflicts, setConflicts] = useState<readonly TemplateConflict[]>([]);
  const stored = (id: string) => templates.find((one) => one.id === id);
  const leaveConflict = () => setConflicts((before) => before.slice(1));

  function change(id: string, what: Partial<TemplateValues>): void {
    bases.current[id] ??= stored(id);
    drafts.change(id, what);
  }

  async function send(id: string, draft: TemplateValues): Promise<void> {
    const base = bases.current[id] ?? stored(id);
    if (!base) return;
    try {
      await saveTemplate(id, { ...draft, basedOn: base.updatedAt });
    } catch (error) {
      if (!isApiError(error) || error.code !== 'template_changed') throw error;
      const current = (await readTemplates()).find((one) => one.id === id);
      if (!current) throw error;
      const met = { id, before: valuesOf(base), theirs: valuesOf(current), mine: draft, current };
      if (differencesOf(met).length > 0) {
        setConflicts((before) => [...before, met]);
        throw error;
      }
      bases.current[id] = current;
      await send(id, draft);
    }
  }

  return {
    texts: {
      ...drafts,
      change,
      forget(id: string) {
        delete bases.current[id];
        drafts.forget(id);
      },
      forgetAll() {
        bases.current = {};
        drafts.forgetAll();
      },
    },
    async save(id: string, draft: TemplateValues): Promise<void> {
      await send(id, draft);
      delete bases.current[id];
      drafts.settle(id, draft);
    },
    /** The first of what is to be settled, should there be anything. */
    conflict: conflicts[0],
    leaveConflict,
    /** Puts what is taken of theirs into the draft, which is on their text from now on, to be saved. */
    settle(taken: readonly string[]): { id: string; draft: TemplateValues } | undefined {
      const [met] = conflicts;
      if (!met) return undefined;
      const { id, mine, theirs, current } = met;
      const draft = { ...mine, ...Object.fromEntries(Object.entries(theirs).filter(([name]) => taken.includes(name))) };
      bases.current[id] = current;
      drafts.change(id, draft);
      leaveConflict();
      return { id, draft };
    },
  };
}
