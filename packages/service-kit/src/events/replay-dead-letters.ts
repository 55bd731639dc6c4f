import type { Clock } from '../clock';
import type { Database, PrismaClientLike } from '../database/database';
import { continueTrace } from '../telemetry/spans';
import { openDeadLetters, resolveDeadLetter } from './dead-letters';
import type { EventHandler } from './event-handler';

/**
 * Handles parked events again, oldest first. If an event fails once more, all later events of its key stay parked.
 * @returns how many were handled, and why the others failed.
 */
export async function replayDeadLetters<Client extends PrismaClientLike>(
  db: Database<Client>,
  clock: Clock,
  handlers: readonly EventHandler<Client>[],
): Promise<{ done: number; failed: { id: bigint; error: string }[] }> {
  const failed: { id: bigint; error: string }[] = [];
  const blocked = new Set<string>();
  let done = 0;
  for (const letter of await openDeadLetters(db)) {
    const key = `${letter.handler} ${letter.event.subject}`;
    if (blocked.has(key)) continue;
    try {
      const handler = handlers.find(({ name }) => name === letter.handler);
      if (!handler) throw new Error(`there is no handler ${letter.handler} any more`);
      await continueTrace(letter.event.traceparent, `handle ${handler.name}`, () =>
        handler.run(db, letter.event, clock),
      );
      await resolveDeadLetter(db, clock, letter.id);
      done += 1;
    } catch (error) {
      blocked.add(key);
      failed.push({ id: letter.id, error: String(error) });
    }
  }
  return { done, failed };
}
