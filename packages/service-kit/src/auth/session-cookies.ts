export interface SessionCookies {
  access: string;
  refresh: string;
  /** Records that somebody has signed in with this browser before; it lets nobody in. */
  device: string;
  /** The cookies are for https only. */
  secure: boolean;
}

/**
 * The names of the session's cookies for a public origin such as `http://localhost:8080`. Browsers keep cookies by host
 * and not by port, so on plain http the name carries the port: two instances on one host keep two sessions.
 */
export function sessionCookies(publicOrigin: string): SessionCookies {
  const { protocol, port } = new URL(publicOrigin);
  const secure = protocol === 'https:';
  const named = (what: string) => (secure ? `__Host-hl_${what}` : `hl_${what}_${port || '80'}`);
  return { access: named('access'), refresh: named('refresh'), device: named('device'), secure };
}
