/** The two licences that a captain needs. */
export const LICENSE_KINDS = ['pleasure_craft', 'harbor'] as const;
export type LicenseKind = (typeof LICENSE_KINDS)[number];

/** The state of a licence: uploaded, or judged by an administrator. */
export const LICENSE_STATUSES = ['submitted', 'accepted', 'rejected'] as const;
export type LicenseStatus = (typeof LICENSE_STATUSES)[number];

/** A licence as it counts. `expiresOn` is the last local day (YYYY-MM-DD) on which it is good; null where none is known. */
export interface License {
  status: LicenseStatus;
  expiresOn: string | null;
}

/** A captain's licence of each kind; null if none was ever uploaded. */
export type Licenses = Record<LicenseKind, License | null>;

/** Before every charter. */
const NEVER = '0001-01-01';

/**
 * The last local day for which a captain may be booked: both licences are accepted, and neither has expired by then.
 * Null for a captain who may not be booked at all, or of whose licences nothing is known.
 */
export function licensedUntil(licenses: Licenses | undefined): string | null {
  const days = LICENSE_KINDS.map((kind) => {
    const license = licenses?.[kind];
    return license?.status === 'accepted' ? license.expiresOn : null;
  });
  return days.reduce((one, other) => (one === null || other === null ? null : earlier(one, other)));
}

/** Whether a captain may be listed, offered and booked for a charter that starts on this local day (YYYY-MM-DD). */
export function captainEligible(licenses: Licenses | undefined, localDay: string): boolean {
  const until = licensedUntil(licenses);
  return until !== null && localDay <= until;
}

/**
 * The last local day whose charters a captain keeps who was booked for them: a licence that has expired by then, was
 * rejected or is not there takes them away; one that waits for its review does not. Null where no end is known.
 */
export function chartersUntil(licenses: Licenses | undefined): string | null {
  if (!licenses) return null;
  const days = LICENSE_KINDS.map((kind) => {
    const license = licenses[kind];
    if (!license || license.status === 'rejected') return NEVER;
    return license.status === 'accepted' ? license.expiresOn : null;
  });
  return days.reduce((one, other) => (one === null ? other : other === null ? one : earlier(one, other)));
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
