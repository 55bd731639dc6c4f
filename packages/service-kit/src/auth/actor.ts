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

/** Who makes a call, as its token proves. */
export type Actor = UserActor | ServiceActor;
