import { Fragment, type ReactNode } from 'react';
import type { z } from 'zod';
import { QueryView } from '../../shared/ui/query-view';
import { EmptyState } from '../../shared/ui/states';
import type { EditedTemplate } from './edited-template';
import { useText } from './words';
import type { Channel } from './outcome-toast';
import { onDemand } from '../../shared/ui/on-demand';
import { TemplateSection } from './template-section';
import { TestSend } from './test-send';
import type { SettingsTemplate } from './settings-template';
import type { Settings } from './use-settings';

/** Few templates are changed by two at once. */
const TemplateConflictDialog = onDemand(
  async () => (await import('./template-conflict-dialog')).TemplateConflictDialog,
);

interface Props {
  channel: Channel;
  query: { data?: readonly SettingsTemplate[]; error?: unknown; isFetching: boolean; refetch: () => unknown };
  settings: Pick<Settings<object>, 'texts' | 'chosen' | 'choose' | 'conflict' | 'settleConflict' | 'leaveConflict'>;
  editor: (edited: EditedTemplate) => ReactNode;
  onReset: (id: string) => Promise<unknown>;
  /** What an address for a test has to be. */
  address: z.ZodType<string>;
  onTest: (templateId: string, to: string) => Promise<unknown>;
}

/** A channel's templates, with the one that is chosen in its editor. */
export function Templates({ channel, query, settings, editor, onReset, address, onTest }: Props) {
  const t = useText();
  const { chosen, texts, conflict, settleConflict, leaveConflict } = settings;
  const values = chosen && texts.valuesOf(chosen.id);
  return (
    <>
      <QueryView
        query={{ ...query, currentData: query.data }}
        errorTitle={t('template.failed')}
        empty={<EmptyState title={t('template.none')} />}
      >
        {(templates) =>
          chosen &&
          values && (
            <TemplateSection
              channel={channel}
              templates={templates}
              chosen={chosen}
              settings={settings}
              onReset={onReset}
              editor={
                // Another template is another editor: neither cursor nor preview go along.
                <Fragment key={chosen.id}>
                  {editor({
                    template: chosen,
                    values,
                    problems: texts.problemsOf(chosen.id),
                    onChange: (change) => texts.change(chosen.id, change),
                  })}
                </Fragment>
              }
              test={
                <TestSend
                  channel={channel}
                  schema={address}
                  isUnsaved={texts.changed.includes(chosen.id)}
                  onSend={(to) => onTest(chosen.id, to)}
                />
              }
            />
          )
        }
      </QueryView>
      {conflict && (
        <TemplateConflictDialog
          key={conflict.id}
          channel={channel}
          conflict={conflict}
          onSettle={settleConflict}
          onClose={leaveConflict}
        />
      )}
    </>
  );
}
