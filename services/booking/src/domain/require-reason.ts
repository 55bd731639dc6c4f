import { AppError } from '@harbourline/service-kit/app-error';

/** @throws AppError `invalid_input` without a reason: what was confirmed does not end without a word. */
export function requireReason(reason: string | undefined): void {
  if (!reason) throw new AppError('invalid_input', { fields: { reason: 'Please give a reason' } });
}
