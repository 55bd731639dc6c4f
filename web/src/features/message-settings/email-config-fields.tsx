import { emailConfigForm, type EmailConfig } from '@harbourline/contracts';
import { PlainTextField } from '../../shared/ui/plain-fields';
import { ConfigFields, ConfigSection } from './config-section';
import { listProblem } from './copy-problem';
import { CopiesField } from './copies-field';
import type { EmailConfigValues } from './email-config-values';
import { useText } from './words';
import { SecretField } from './secret-field';
import type { Settings } from './use-settings';

const COPIES = emailConfigForm.shape.ccEmails;

interface Props {
  stored: EmailConfig;
  values: EmailConfigValues;
  settings: Pick<Settings<EmailConfigValues>['config'], 'problems' | 'change'>;
}

/** Who emails come from, and who gets copies. */
export function EmailConfigFields({ stored, values, settings: { problems, change } }: Props) {
  const t = useText();
  const field = (name: 'fromName' | 'fromEmail' | 'replyTo') => ({
    label: t(`email.${name}`),
    message: problems[name],
    value: values[name],
    onValue: (value: string) => change({ [name]: value }),
  });
  return (
    <ConfigSection title={t('email.sender')}>
      <ConfigFields>
        <PlainTextField autoComplete="off" maxLength={120} {...field('fromName')} />
        <PlainTextField type="email" autoComplete="off" {...field('fromEmail')} />
        <PlainTextField type="email" autoComplete="off" hint={t('email.replyToHint')} {...field('replyTo')} />
        <SecretField
          key={stored.updatedAt}
          label={t('email.apiKey')}
          isSet={stored.apiKeySet}
          value={values.apiKey}
          message={problems.apiKey}
          onChange={(apiKey) => change({ apiKey })}
        />
      </ConfigFields>
      <CopiesField
        label={t('email.bcc')}
        hint={t('email.bccHint')}
        type="email"
        schema={COPIES}
        values={values.ccEmails}
        message={listProblem(problems, 'ccEmails', values.ccEmails)}
        typed={values.typedCopy}
        onChange={(ccEmails, typedCopy) => change({ ccEmails, typedCopy })}
      />
    </ConfigSection>
  );
}
