import { signInView, type SessionUser, type SignInView, type UserView } from '@harbourline/contracts';
import { mustAgree } from '../domain/must-agree';
import type { Session, User } from '../generated/prisma/client';

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
    confirmsCharters: user.confirmsCharters,
    pleasureCraftLicense: user.pleasureCraftLicense,
    harborLicense: user.harborLicense,
    createdAt: user.createdAt.toISOString(),
    mustAgree: mustAgree(user),
  };
}

/** A sign-in, as administrators see it. */
export function presentSignIn({ createdAt, endedAt, endReason }: Session): SignInView {
  return {
    at: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    endReason: signInView.shape.endReason.parse(endReason),
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
