import { ApiClient } from '@harbourline/client';
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
  const client = new ApiClient(gatewayUrl);
  await client.signIn({ phone, password });
  const { cookies } = client;
  return {
    since: new Date(),
    access: cookies.get(accessCookie(gatewayUrl)) ?? '',
    cookies: cookies.header().cookie ?? '',
  };
}

/** The name of the access token's cookie. */
export function accessCookie(gatewayUrl: string): string {
  return `hl_access_${new URL(gatewayUrl).port}`;
}
