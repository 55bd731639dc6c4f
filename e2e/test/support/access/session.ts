import type { Instance } from '@harbourline/local';

export interface Session {
  since: Date;
  access: string;
  /** As a browser sends them. */
  cookies: string;
}

/** Signs in, for a session of its own. */
export async function openSession(
  { gatewayUrl }: Instance,
  { phone, password }: { phone: string; password: string },
): Promise<Session> {
  const response = await fetch(new URL('/api/auth/login', gatewayUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const access = cookies.find((cookie) => cookie.startsWith(accessCookie(gatewayUrl)));
  if (!access) throw new Error(`signing in answered ${response.status}: ${await response.text()}`);
  return { since: new Date(), access: access.slice(access.indexOf('=') + 1), cookies: cookies.join('; ') };
}

/** What the access token's cookie is called. */
export function accessCookie(gatewayUrl: string): string {
  return `hl_access_${new URL(gatewayUrl).port}`;
}
