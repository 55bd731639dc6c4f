import { smsConfigForm, type SmsConfig } from '@harbourline/contracts';
import { Notice } from '../../shared/ui/notice';
import { PlainTextField } from '../../shared/ui/plain-fields';
import { ConfigFields, ConfigSection } from './config-section';
import { listProblem } from './copy-problem';
import { CopiesField } from './copies-field';
import { Folded } from './folded';
import { useText } from './words';
import { SecretField } from './secret-field';
import type { SmsConfigValues } from './sms-config-values';
import type { Settings } from './use-settings';

const COPIES = smsConfigForm.shape.ccPhoneNumbers;
const PROVIDER_FIELDS = ['twilioAccountSid', 'twilioPhoneNumber', 'twilioAuthToken'];

interface Props {
  stored: SmsConfig;
  values: SmsConfigValues;
  settings: Pick<Settings<SmsConfigValues>['config'], 'problems' | 'change'>;
}

/** Who gets copies, and, folded away, the account that SMS are sent with. */
export function SmsConfigFields({ stored, values, settings: { problems, change } }: Props) {
  const t = useText();
  return (
    <ConfigSection title={t('sms.copies')}>
      {!stored.configured && <Notice title={t('sms.notSetUp')}>{t('sms.notSetUpText')}</Notice>}
      <CopiesField
        label={t('sms.cc')}
        hint={t('sms.ccHint')}
        type="tel"
        schema={COPIES}
        values={values.ccPhoneNumbers}
        message={listProblem(problems, 'ccPhoneNumbers', values.ccPhoneNumbers)}
        typed={values.typedCopy}
        onChange={(ccPhoneNumbers, typedCopy) => change({ ccPhoneNumbers, typedCopy })}
      />
      <Folded title={t('sms.provider')} attention={PROVIDER_FIELDS.some((name) => problems[name] !== undefined)}>
        <ConfigFields>
          <PlainTextField
            label={t('sms.accountSid')}
            autoComplete="off"
            spellCheck={false}
            message={problems.twilioAccountSid}
            value={values.twilioAccountSid}
            onValue={(twilioAccountSid) => change({ twilioAccountSid })}
          />
          <PlainTextField
            label={t('sms.phoneNumber')}
            type="tel"
            autoComplete="off"
            message={problems.twilioPhoneNumber}
            value={values.twilioPhoneNumber}
            onValue={(twilioPhoneNumber) => change({ twilioPhoneNumber })}
          />
          <SecretField
            key={stored.updatedAt}
            label={t('sms.authToken')}
            isSet={stored.authTokenSet}
            value={values.twilioAuthToken}
            message={problems.twilioAuthToken}
            onChange={(twilioAuthToken) => change({ twilioAuthToken })}
          />
        </ConfigFields>
      </Folded>
    </ConfigSection>
  );
}
