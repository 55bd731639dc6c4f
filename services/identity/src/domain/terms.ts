/** The date of the terms that users agree to at registration. The web shows the terms under this date. */
export const TERMS_VERSION = '2025-01-01';

/** The record of a user who agreed to the terms and attested their age. */
export const agreedAt = (now: Date) => ({ termsAcceptedAt: now, ageAttestedAt: now, termsVersion: TERMS_VERSION });
