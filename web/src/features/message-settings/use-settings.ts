import { useState } from 'react';
import { showToast } from '../../shared/ui/toast';
import { text } from './words';
import { type Channel, outcomeToast } from './outcome-toast';
import { problemsIn } from './problems-in';
import { saveAll, type Step } from './save-all';
import { type SettingsTemplate, type TemplateValues, valuesOf } from './settings-template';
import { useDrafts } from './use-drafts';
import { type TemplateCalls, useTemplateSaving } from './use-template-saving';

interface Options<C> extends TemplateCalls {
  channel: Channel;
  /** The settings as their form holds them; undefined until they are loaded. */
  config: C | undefined;
  templates: readonly SettingsTemplate[] | undefined;
  saveConfig: (values: C, changes: Partial<C>) => Promise<unknown>;
}

export type Settings<C extends object> = ReturnType<typeof useSettings<C>>;

const CONFIG = 'config';

/** A channel's settings and templates: what stands in their fields, what of it is not saved, and saving all of it. */
export function useSettings<C extends object>(options: Options<C>) {
  const { channel, config, templates = [] } = options;
  const [chosen, setChosen] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const settings = useDrafts<C>(config ? { [CONFIG]: config } : {});
  const drafts = useDrafts<TemplateValues>(Object.fromEntries(templates.map((one) => [one.id, valuesOf(one)])));
  const saving = useTemplateSaving({ ...options, templates, drafts });
  const { texts } = saving;
  const nameOf = (id: string) => templates.find((one) => one.id === id)?.name ?? id;
  const isConfigChanged = settings.changed.length > 0;

  function steps(): Step[] {
    const values = settings.valuesOf(CONFIG);
    const changes = settings.changesOf(CONFIG);
    return [
      ...(isConfigChanged && values
        ? [
            {
              of: 'config' as const,
              id: CONFIG,
              name: text('save.settings'),
              save: async () => {
                await options.saveConfig(values, changes);
                settings.settle(CONFIG, changes);
              },
            },
          ]
        : []),
      ...texts.changed.flatMap((id) => {
        const draft = texts.valuesOf(id);
        return draft ? [stepOf(id, draft)] : [];
      }),
    ];
  }

  function stepOf(id: string, draft: TemplateValues): Step {
    return { of: 'template', id, name: nameOf(id), save: () => saving.save(id, draft) };
  }

  /** Saves what was changed. What fails stays as it is, with what is wrong at its fields. */
  async function save(these = steps()) {
    setSaving(true);
    const outcome = await saveAll(these);
    setSaving(false);
    for (const { step, error } of outcome.failed)
      (step.of === 'config' ? settings : texts).refuse(step.id, problemsIn(error));
    const wrong = outcome.failed.map(({ step }) => step);
    if (wrong[0] && wrong.every((step) => step.of === 'template')) setChosen(wrong[0].id);
    showToast(outcomeToast(channel, outcome));
    return outcome.failed.length === 0;
  }

  return {
    config: {
      values: settings.valuesOf(CONFIG),
      problems: settings.problemsOf(CONFIG),
      change: (change: Partial<C>) => settings.change(CONFIG, change),
    },
    texts,
    /** The first of what is to be settled, should there be anything. */
    conflict: saving.conflict,
    settleConflict: (taken: readonly string[]) => {
      const settled = saving.settle(taken);
      if (settled) void save([stepOf(settled.id, settled.draft)]);
    },
    leaveConflict: saving.leaveConflict,
    chosen: templates.find(({ id }) => id === chosen) ?? templates[0],
    choose: setChosen,
    isLoaded: config !== undefined || options.templates !== undefined,
    /** The names of what is not saved. */
    unsaved: [...(isConfigChanged ? [text('save.settings')] : []), ...texts.changed.map(nameOf)],
    isSaving,
    save: () => save(),
    discard: () => {
      settings.forgetAll();
      texts.forgetAll();
    },
  };
}
