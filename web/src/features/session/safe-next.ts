const HERE = 'https://here.invalid';

/** The page to come back to after signing in, if it is one of ours: a path on this site, and not the sign-in page. */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return null;
  const url = new URL(next, HERE);
  // Two slashes in front would name another site, however they came about.
  if (url.origin !== HERE || url.pathname.startsWith('//') || url.pathname === '/auth') return null;
  return url.pathname + url.search + url.hash;
}

/** The sign-in page's address that leads back to `path`. */
export function signInPath(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}
