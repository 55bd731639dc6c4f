import { saveSmsConfig, saveSmsTemplate, testSms } from '@harbourline/contracts';
import { useMemo } from 'react';
import { QueryView } from '../../shared/ui/query-view';
import { checked } from './checked';
import { withTyped } from './copy-problem';
import { useText } from './words';
import { SettingsFrame } from './settings-frame';
import { SmsConfigFields } from './sms-config-fields';
import { smsConfigValues } from './sms-config-values';
import {
  useResetSmsTemplateMutation,
  useSaveSmsConfigMutation,
  useSaveSmsTemplateMutation,
  useSmsConfigQuery,
  useSmsTemplatesQuery,
  useTestSmsMutation,
} from './sms-settings-api';
import { SmsTemplateEditor } from './sms-template-editor';
import { Templates } from './templates';
import { useSettings } from './use-settings';

/** What SMS say, who gets copies, and the account that they are sent with. */
export function SmsSettings() {
  const t = useText();
  const config = useSmsConfigQuery();
  const templates = useSmsTemplatesQuery();
  const [saveConfig] = useSaveSmsConfigMutation();
  const [saveTemplate] = useSaveSmsTemplateMutation();
  const [reset] = useResetSmsTemplateMutation();
  const [test] = useTestSmsMutation();
  const settings = useSettings({
    channel: 'sms',
    config: useMemo(() => config.data && smsConfigValues(config.data), [config.data]),
    templates: templates.data,
    saveConfig: async ({ ccPhoneNumbers }, { typedCopy, ...changes }) => {
      const copies = typedCopy && { ccPhoneNumbers: withTyped(ccPhoneNumbers, typedCopy) };
      return saveConfig(checked(saveSmsConfig.body, { ...changes, ...copies })).unwrap();
    },
    saveTemplate: async (id, { subject: _, ...values }) =>
      saveTemplate({ id, body: checked(saveSmsTemplate.body, values) }).unwrap(),
    readTemplates: () => templates.refetch().unwrap(),
  });

  return (
    <SettingsFrame settings={settings}>
      <QueryView query={config} errorTitle={t('config.failed')}>
        {(stored) =>
          settings.config.values && (
            <SmsConfigFields stored={stored} values={settings.config.values} settings={settings.config} />
          )
        }
      </QueryView>
      <Templates
        channel="sms"
        query={templates}
        settings={settings}
        editor={(edited) => <SmsTemplateEditor {...edited} />}
        onReset={(id) => reset(id).unwrap()}
        address={testSms.body.shape.phoneNumber}
        onTest={(templateId, phoneNumber) => test({ templateId, phoneNumber }).unwrap()}
      />
    </SettingsFrame>
  );
}
