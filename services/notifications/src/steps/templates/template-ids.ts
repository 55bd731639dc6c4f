import { AppError } from '@harbourline/service-kit';
import { isEmailTemplate, isSmsTemplate, type EmailTemplateId, type SmsTemplateId } from '../../templates/built-in';

/** @throws AppError `template_not_found`. */
export function emailTemplateId(id: string): EmailTemplateId {
  if (!isEmailTemplate(id)) throw new AppError('template_not_found');
  return id;
}

/** @throws AppError `template_not_found`. */
export function smsTemplateId(id: string): SmsTemplateId {
  if (!isSmsTemplate(id)) throw new AppError('template_not_found');
  return id;
}
