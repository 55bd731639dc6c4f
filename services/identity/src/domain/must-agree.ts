import type { User } from '../generated/prisma/client';

/** Whether somebody has yet to accept the terms or to attest their age. Administrators use the platform as its staff. */
export function mustAgree({ role, termsAcceptedAt, ageAttestedAt }: User): boolean {
  return role !== 'admin' && (termsAcceptedAt === null || ageAttestedAt === null);
}
