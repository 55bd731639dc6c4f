import { SEALED_FOR } from '@harbourline/contracts';
import { sealing } from '@harbourline/service-kit';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import type { TestedIdentity } from './start-identity';

export interface StoredEvent {
  type: string;
  subject: string;
  version: number;
  data: Record<string, unknown>;
}

/** The events of some types that concern a user, oldest first. */
export function eventsAbout(
  { db }: TestedIdentity,
  userId: number,
  ...events: readonly { type: string }[]
): Promise<StoredEvent[]> {
  return db.client.$queryRaw<StoredEvent[]>`
    SELECT type, subject, aggregate_version AS version, data FROM kit.outbox
    WHERE coalesce(data->>'userId', data->>'id') = ${String(userId)}
      AND type = ANY(${events.map(({ type }) => type)}) ORDER BY id`;
}

/** Opens a token that travelled in an event, as notifications does. */
export function unsealed(what: keyof typeof SEALED_FOR, sealed: unknown): string {
  return sealing({ secret: TEST_INTERNAL_SECRET, purpose: SEALED_FOR[what] }).unseal(String(sealed));
}
