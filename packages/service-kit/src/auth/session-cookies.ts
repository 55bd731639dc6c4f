export interface SessionCookies {
  access: string;
  refresh: string;
  /** The cookies are for https only. */
  secure: boolean;
}

/**
 * The names of the session's cookies for a public origin such as `http://localhost:8080`. Browsers keep cookies by host
 * and not by port, so on plain http the name carries the port: two instances on one host keep two sessions.
 */
export function sessionCookies(publicOrigin: string): SessionCookies {
  const { protocol, port } = new URL(publicOrigin);
  if (protocol === 'https:') return { access: '__Host-hl_access', refresh: '__Host-hl_refresh', secure: true };
  const suffix = port || '80';
  return { access: `hl_access_${suffix}`, refresh: `hl_refresh_${suffix}`, secure: false };
}
