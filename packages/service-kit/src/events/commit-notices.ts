import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { SqlClient } from '../database/sql-client';

/** Of the service's own database: other services' databases have the same name for theirs. */
const CHANNEL = 'kit_events_committed';
/** A notice tells of all commits before it, and PostgreSQL sends the notices of all its databases one by one. */
const AT_MOST_EVERY_MS = 20;

/** How a process that is not the relay tells the one that is, over the database, that it has committed events. */
export interface CommitNotices {
  /** To be called after the commit. A notice that cannot be sent is left out: the relay finds the event when it looks. */
  send(): void;
  /** Settles once every notice has gone out. */
  sent(): Promise<void>;
}

export function commitNotices(sql: SqlClient): CommitNotices {
  let isDue = false;
  let sending: Promise<void> | undefined;

  async function sendWhatIsDue(): Promise<void> {
    while (isDue) {
      isDue = false;
      // A statement of its own: in a writer's transaction it would have every commit wait for that of another.
      await Promise.resolve(sql.$executeRawUnsafe(`NOTIFY ${CHANNEL}`)).catch(() => undefined);
      await sleep(AT_MOST_EVERY_MS);
    }
    sending = undefined;
  }

  return {
    send() {
      isDue = true;
      sending ??= sendWhatIsDue();
    },
    sent: async () => sending,
  };
}

/** Hears of commits from now on, until the session ends; `client` has one of its own, not one lent by a pooler. */
export async function hearOfCommits(client: Client, hear: () => void): Promise<void> {
  client.on('notification', hear);
  await client.query(`LISTEN ${CHANNEL}`);
}
