declare global {
  /** Set by what draws pages on the server. */
  var harbourlineOrigin: string | undefined;
}

/** Where the site is, such as `https://harbourline.example`. */
export const siteOrigin = (): string => globalThis.harbourlineOrigin ?? location.origin;
