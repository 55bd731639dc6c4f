import type { SessionUser, UserView } from '@harbourline/contracts';
import type { User } from '../generated/prisma/client';

/** A user as they see themselves. */
export function presentUser(user: User): SessionUser {
  return {
    id: user.id,
    role: user.role,
    fullName: user.fullName,
    email: user.email,
    phone: user.phone,
    isVerified: user.isVerified,
    phoneConfirmed: user.phoneConfirmedAt !== null,
    smsEnabled: user.smsEnabled,
    pleasureCraftLicense: user.pleasureCraftLicense,
    harborLicense: user.harborLicense,
    createdAt: user.createdAt.toISOString(),
  };
}

/** A user as administrators see them, and as the answer to a change. */
export function presentUserView(user: User): UserView {
  return {
    ...presentUser(user),
    active: user.active,
    termsAcceptedAt: user.termsAcceptedAt?.toISOString() ?? null,
    termsVersion: user.termsVersion,
    ageAttestedAt: user.ageAttestedAt?.toISOString() ?? null,
  };
}
