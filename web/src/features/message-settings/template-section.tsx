import { Badge } from '../../shared/ui/badge';
import { type ReactNode, useId, useRef } from 'react';
import { Card } from '../../shared/ui/card';
import { FieldFrame } from '../../shared/ui/field-frame';
import { SelectBox } from '../../shared/ui/select-box';
import { EnabledSwitch } from './enabled-switch';
import { useText } from './words';
import type { Channel } from './outcome-toast';
import { ResetTemplate } from './reset-template';
import styles from './template-section.module.css';
import type { SettingsTemplate } from './settings-template';
import type { Settings } from './use-settings';

interface Props {
  channel: Channel;
  templates: readonly SettingsTemplate[];
  chosen: SettingsTemplate;
  settings: Pick<Settings<object>, 'texts' | 'choose'>;
  onReset: (id: string) => Promise<unknown>;
  editor: ReactNode;
  test: ReactNode;
}

/** The templates of a channel, one at a time: what it says, whether it is sent, and how to try it. */
export function TemplateSection({ channel, templates, chosen, settings, onReset, editor, test }: Props) {
  const t = useText();
  const id = useId();
  const choice = useRef<HTMLSelectElement>(null);
  const { texts, choose } = settings;
  const isUnsaved = (template: SettingsTemplate) => texts.changed.includes(template.id);
  const elsewhere = templates.filter((one) => isUnsaved(one) && one.id !== chosen.id).map(({ name }) => name);
  const state = isUnsaved(chosen) ? 'unsaved' : chosen.changed ? 'changed' : 'builtIn';
  const isEnabled = texts.valuesOf(chosen.id)?.enabled ?? chosen.enabled;

  function labelOf(template: SettingsTemplate) {
    if (isUnsaved(template)) return t('template.unsavedOption', { name: template.name });
    return template.enabled ? template.name : t('template.offOption', { name: template.name });
  }

  return (
    <Card as="section" className={styles.section}>
      <header>
        <h2 className={styles.title}>{t('template.title')}</h2>
        <p className={styles.lead}>{t(`${channel}.lead`)}</p>
      </header>
      <div className={styles.head}>
        <FieldFrame
          id={id}
          label={t('template.choose')}
          hint={elsewhere.length > 0 && t('template.unsavedElsewhere', { names: elsewhere.join(', ') })}
        >
          <SelectBox
            ref={choice}
            id={id}
            value={chosen.id}
            options={templates.map((one) => ({ value: one.id, label: labelOf(one) }))}
            onChange={(event) => choose(event.target.value)}
          />
        </FieldFrame>
        <Badge radius="full" size="2" color={state === 'unsaved' ? 'amber' : state === 'changed' ? 'teal' : 'gray'}>
          {t(`template.${state}`)}
        </Badge>
        <ResetTemplate
          name={chosen.name}
          focusAfter={choice}
          isBuiltIn={state === 'builtIn' && chosen.enabled}
          onReset={async () => {
            await onReset(chosen.id);
            texts.forget(chosen.id);
          }}
        />
      </div>
      <EnabledSwitch
        isEnabled={isEnabled}
        isRequired={chosen.required}
        message={texts.problemsOf(chosen.id).enabled}
        onChange={(enabled) => texts.change(chosen.id, { enabled })}
      />
      {editor}
      <div className={styles.test}>{test}</div>
    </Card>
  );
}
