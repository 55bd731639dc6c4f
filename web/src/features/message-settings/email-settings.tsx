import { emailConfigForm, saveEmailTemplate, testEmail } from '@harbourline/contracts';
import { useMemo, useState } from 'react';
import { QueryView } from '../../shared/ui/query-view';
import { checked } from './checked';
import { EmailConfigFields } from './email-config-fields';
import { withTyped } from './copy-problem';
import { emailConfigValues } from './email-config-values';
import type { PreviewView } from './email-preview';
import {
  useEmailConfigQuery,
  useEmailTemplatesQuery,
  useResetEmailTemplateMutation,
  useSaveEmailConfigMutation,
  useSaveEmailTemplateMutation,
  useTestEmailMutation,
} from './email-settings-api';
import { EmailTemplateEditor } from './email-template-editor';
import { useText } from './words';
import { SettingsFrame } from './settings-frame';
import { Templates } from './templates';
import { useSettings } from './use-settings';

/** Who emails come from, who gets copies, and what they say. */
export function EmailSettings() {
  const t = useText();
  const [view, setView] = useState<PreviewView>(() => (matchMedia('(max-width: 48rem)').matches ? 'phone' : 'desktop'));
  const config = useEmailConfigQuery();
  const templates = useEmailTemplatesQuery();
  const [saveConfig] = useSaveEmailConfigMutation();
  const [saveTemplate] = useSaveEmailTemplateMutation();
  const [reset] = useResetEmailTemplateMutation();
  const [test] = useTestEmailMutation();
  const settings = useSettings({
    channel: 'email',
    config: useMemo(() => config.data && emailConfigValues(config.data), [config.data]),
    templates: templates.data,
    saveConfig: async ({ typedCopy, ccEmails, ...values }) =>
      saveConfig(checked(emailConfigForm, { ...values, ccEmails: withTyped(ccEmails, typedCopy) })).unwrap(),
    saveTemplate: async (id, values) => saveTemplate({ id, body: checked(saveEmailTemplate.body, values) }).unwrap(),
    readTemplates: () => templates.refetch().unwrap(),
  });

  return (
    <SettingsFrame settings={settings}>
      <QueryView query={config} errorTitle={t('config.failed')}>
        {(stored) =>
          settings.config.values && (
            <EmailConfigFields stored={stored} values={settings.config.values} settings={settings.config} />
          )
        }
      </QueryView>
      <Templates
        channel="email"
        query={templates}
        settings={settings}
        editor={(edited) => <EmailTemplateEditor {...edited} view={view} onView={setView} />}
        onReset={(id) => reset(id).unwrap()}
        address={testEmail.body.shape.email}
        onTest={(templateId, email) => test({ templateId, email }).unwrap()}
      />
    </SettingsFrame>
  );
}
