import type { EventDefinition, EventEnvelope } from '@harbourline/contracts';
import type { Clock } from '../clock';
import type { Database, PrismaClientLike } from '../database/database';

/** One entry in a service's table of event handlers. */
export interface EventHandler<Client extends PrismaClientLike> {
  event: EventDefinition;
  /** Unique within the service and stable: the inbox and the dead letters identify the handler by it. */
  name: string;
  run(db: Database<Client>, event: EventEnvelope, clock: Clock): Promise<void>;
}
