import { userRegistered, userUpdated, type UserState } from '@harbourline/contracts';
import type { TestPostgres } from '@harbourline/servers/test-postgres';
import { identityRoutes } from './identity-routes';
import { startEventSource, type EventSource } from './start-event-source';
import { startTestIdentity, type TestIdentity } from './start-test-identity';

export interface IdentitySource extends Pick<TestIdentity, 'tokenFor' | 'forgedTokenFor'>, EventSource {
  /** Tells of a user as they are in this version; the first one registers them. */
  publishUser(user: UserState, version?: number): Promise<void>;
}

/** A service in identity's place that signs tokens and publishes events, through a real outbox and feed. */
export async function startIdentitySource(given: { postgres: TestPostgres; at: string }): Promise<IdentitySource> {
  const { tokenFor, forgedTokenFor, ...keys } = await startTestIdentity();
  const source = await startEventSource('identity', { ...given, routes: identityRoutes(keys) });
  return {
    ...source,
    tokenFor,
    forgedTokenFor,
    publishUser: (user, version = 1) =>
      source.publish(version === 1 ? userRegistered : userUpdated, user.id, user, version),
    async stop() {
      await source.stop();
      await keys.stop();
    },
  };
}
