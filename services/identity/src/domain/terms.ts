/** Which terms one agrees to at registration: the date that they are of. The web shows them under it. */
export const TERMS_VERSION = '2025-01-01';

/** What is kept of somebody who agrees to them and attests their age. */
export const agreedAt = (now: Date) => ({ termsAcceptedAt: now, ageAttestedAt: now, termsVersion: TERMS_VERSION });
