import { faultOfName } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import { refusePhone } from '@harbourline/service-kit/phone-in-text';
import type { User } from '../generated/prisma/client';

/**
 * Refuses a name that holds a phone's number or, of anybody but an administrator, looks like one of ours.
 * @throws AppError `invalid_input` at `fullName`
 */
export function refuseName(fullName: string, role: User['role']): void {
  refusePhone(fullName, 'fullName', 'person');
  const message = role === 'admin' ? undefined : faultOfName(fullName, 'person');
  if (message) throw new AppError('invalid_input', { message, fields: { fullName: message } });
}
