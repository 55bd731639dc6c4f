import type { Role, ServiceName } from '@harbourline/contracts';

export interface UserActor {
  kind: 'user';
  id: number;
  role: Role;
  /** The session (refresh token family) the access token belongs to. */
  sessionId: string;
}

export interface ServiceActor {
  kind: 'service';
  name: ServiceName;
}

/** The caller, as the token proves. */
export type Actor = UserActor | ServiceActor;
