import type { UserState } from '@harbourline/contracts';
import { licensedUntil } from '@harbourline/policy';
import type { User } from '../generated/prisma/client';
import { licensesInForce, type LicenseRecords } from './license-standing';

/** The facts about a user that the other services get. */
export function userStateOf(user: User, records: LicenseRecords): UserState {
  const licenses = licensesInForce(user, records);
  return {
    id: user.id,
    role: user.role,
    fullName: user.fullName,
    email: user.email,
    phone: user.phone,
    licensed: licensedUntil(licenses) !== null,
    licenses,
    active: user.active,
    emailConfirmed: user.isVerified,
    phoneConfirmed: user.phoneConfirmedAt !== null,
    smsEnabled: user.smsEnabled,
    confirmsCharters: user.confirmsCharters,
    createdAt: user.createdAt.toISOString(),
  };
}
