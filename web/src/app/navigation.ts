/** The links of header and footer, with the key of their label. */
export const HEADER_LINKS = [
  { to: '/boats', key: 'nav.boats' },
  { to: '/lifestyle', key: 'nav.lifestyle' },
  { to: '/about', key: 'nav.about' },
  { to: '/contact', key: 'nav.contact' },
] as const;

export const FOOTER_LINKS = [
  { to: '/lifestyle', key: 'nav.lifestyle' },
  { to: '/pricing', key: 'nav.pricing' },
  { to: '/renters-faq', key: 'nav.rentersFaq' },
  { to: '/owners-captains-faq', key: 'nav.ownersCaptainsFaq' },
] as const;

export const LEGAL_LINKS = [
  { to: '/privacy', key: 'nav.privacy' },
  { to: '/terms', key: 'nav.terms' },
  { to: '/cookies', key: 'nav.cookies' },
] as const;
