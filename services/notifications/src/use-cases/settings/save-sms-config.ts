import type { RouteBody, saveSmsConfig as contract } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import { readPhone } from '@harbourline/service-kit/phone-number';
import type { LocalDeps } from '../../db/deps';
import { sealedOrNone } from '../../db/settings/settings';
import { type SmsSettings } from '../../domain/settings/settings';

interface Command {
  administratorId: number;
  form: RouteBody<typeof contract>;
}

/**
 * An administrator changes the account that SMS are sent with and who gets copies; what is not sent stays as it is.
 * @throws AppError `invalid_input` for what is not a phone's number, or is in the list twice.
 */
export async function saveSmsConfig(
  { db, clock, settings }: LocalDeps,
  { administratorId, form: { twilioAccountSid, twilioPhoneNumber, ccPhoneNumbers, twilioAuthToken } }: Command,
): Promise<SmsSettings> {
  const phoneNumber = twilioPhoneNumber && readPhone(twilioPhoneNumber, 'twilioPhoneNumber');
  const copies = ccPhoneNumbers && readCopies(ccPhoneNumbers);
  return db.transact(async (tx) => {
    // Of two at once the second keeps what the first has entered.
    await tx.$executeRaw`LOCK TABLE sms_config IN SHARE ROW EXCLUSIVE MODE`;
    const before = await settings.sms(tx);
    const data = {
      accountSid: twilioAccountSid ?? before.accountSid,
      phoneNumber: phoneNumber ?? before.phoneNumber,
      ccPhoneNumbers: copies ?? [...before.copies],
      sealedAuthToken: sealedOrNone(
        twilioAuthToken === undefined ? before.authToken : twilioAuthToken,
        settings.sealing,
      ),
      updatedAt: clock.now(),
      updatedBy: administratorId,
    };
    await tx.smsConfig.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data });
    return settings.sms(tx);
  });
}

/** However a number is written, it gets one copy. */
function readCopies(typed: readonly string[]): string[] {
  const numbers = typed.map((phone, index) => readPhone(phone, `ccPhoneNumbers.${index}`));
  const repeated = numbers.findIndex((number, index) => numbers.indexOf(number) < index);
  if (repeated < 0) return numbers;
  const message = 'This number is in the list already';
  throw new AppError('invalid_input', { message, fields: { [`ccPhoneNumbers.${repeated}`]: message } });
}
