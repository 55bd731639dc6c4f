/** Which terms one agrees to at registration: the date that they are of. The web shows them under it. */
export const TERMS_VERSION = '2025-01-01';
