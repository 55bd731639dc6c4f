import type { UserState } from '@harbourline/contracts';
import type { User } from '../generated/prisma/client';

/** What the other services hear of a user. */
export function userStateOf(user: User): UserState {
  return {
    id: user.id,
    role: user.role,
    fullName: user.fullName,
    email: user.email,
    phone: user.phone,
    licensed: user.pleasureCraftLicense !== null && user.harborLicense !== null,
    active: user.active,
    createdAt: user.createdAt.toISOString(),
  };
}
