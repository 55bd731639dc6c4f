import { AppError } from '@harbourline/service-kit';
import { countriesInWords, isInReach } from '@harbourline/service-kit/phone-reach';
import { readPhone } from '@harbourline/service-kit/phone-number';
import type { SendingDeps } from '../../db/deps';
import { reasonOf } from '../../domain/deliveries/reason-of';
import { canText } from '../../domain/settings/settings';
import { answeredInTime } from '../../steps/templates/answered-in-time';
import { countTestMessage } from '../../steps/templates/count-test-message';
import { previewSms } from './preview-sms';

interface Command {
  administratorId: number;
  templateId: string;
  phoneNumber: string;
}

/**
 * Sends an SMS with sample data, now.
 * @returns the number that it went to.
 * @throws AppError `template_not_found`; `sms_not_configured`; `too_many_requests`; `sms_provider_failed` with the provider's words.
 */
export async function sendTestSms(
  deps: Pick<
    SendingDeps,
    'db' | 'clock' | 'origin' | 'terms' | 'noticeHours' | 'settings' | 'texter' | 'budgets' | 'smsReach'
  >,
  { administratorId, templateId, phoneNumber }: Command,
): Promise<string> {
  const { db, settings, texter } = deps;
  const text = await previewSms(deps, { templateId });
  const to = readPhone(phoneNumber, 'phoneNumber');
  const account = await settings.sms(db.client);
  if (!canText(account)) throw new AppError('sms_not_configured');
  if (!isInReach(to, deps.smsReach)) {
    const message = `SMS go to mobile phones of these countries only: ${countriesInWords(deps.smsReach)}`;
    throw new AppError('invalid_input', { message, fields: { phoneNumber: message } });
  }
  await countTestMessage(deps, { channel: 'sms', administratorId, sentTo: to });
  try {
    await answeredInTime(texter.send({ to, text }, account));
    return to;
  } catch (error) {
    const message = `The SMS provider did not take the message: ${reasonOf(error)}`;
    throw new AppError('sms_provider_failed', { message });
  }
}
