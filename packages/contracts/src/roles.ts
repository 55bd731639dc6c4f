export const ROLES = ['renter', 'owner', 'captain', 'admin'] as const;
export type Role = (typeof ROLES)[number];
