import type { SessionUser } from '@harbourline/contracts';
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
    pleasureCraftLicense: user.pleasureCraftLicense,
    harborLicense: user.harborLicense,
    createdAt: user.createdAt.toISOString(),
  };
}
