import type { Role, SessionUser, UserView } from '@harbourline/contracts';

/** Who looks at a page. */
export type As = 'guest' | 'renter' | 'owner' | 'captain' | 'administrator';

const PEOPLE = {
  administrator: { id: 1, role: 'admin', fullName: 'Ada Moreau' },
  renter: { id: 2, role: 'renter', fullName: 'Remy Laurent' },
  captain: { id: 3, role: 'captain', fullName: 'Carla Santos' },
  owner: { id: 4, role: 'owner', fullName: 'Olive Tremblay' },
} as const satisfies Record<Exclude<As, 'guest'>, { id: number; role: Role; fullName: string }>;

/** Whoever it is, as they see themselves; changed where it matters. */
export function aPerson(as: Exclude<As, 'guest'>, change: Partial<SessionUser> = {}): SessionUser {
  const { id, role, fullName } = PEOPLE[as];
  return {
    ...{ id, role, fullName },
    email: `${as}@example.com`,
    phone: `+1416555010${id}`,
    ...{ isVerified: true, phoneConfirmed: true, smsEnabled: false, confirmsCharters: false },
    ...{ pleasureCraftLicense: null, harborLicense: null },
    createdAt: '2026-01-10T12:00:00Z',
    mustAgree: false,
    ...change,
  };
}

/** The same as administrators see them. */
export function aUser(as: Exclude<As, 'guest'>, change: Partial<UserView> = {}): UserView {
  const agreed = '2026-01-10T12:00:00Z';
  return {
    ...aPerson(as),
    ...{ active: true, termsAcceptedAt: agreed, termsVersion: '2026-01-01', ageAttestedAt: agreed },
    ...change,
  };
}
