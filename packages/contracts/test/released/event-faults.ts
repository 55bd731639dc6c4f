import type { EventDefinition } from '../../src/define-event';
import { schemaOf, type JsonSchema } from '../../src/openapi';
import { distinct } from './call-faults';
import { type Fault, schemaFaults } from './schema-faults';

/** An event as it is on the wire: what is recorded of it at a release. */
export interface EventShape {
  name: string;
  source: string;
  aggregate: string;
  data: JsonSchema;
  /** The workspaces that read it. */
  consumers: string[];
}

/** Readers of the release before read what is published today, and today's read what was published at any time. */
export function eventFaults(released: EventShape, event: EventDefinition): Fault[] {
  const data = { released: released.data, today: schemaOf(event.data, 'output') };
  const stored = { released: released.data, today: schemaOf(event.data, 'input') };
  return distinct([
    ...(['source', 'aggregate'] as const)
      .filter((field) => event[field] !== released[field])
      .map((field) => ({ field, says: `was ${released[field]} and is ${event[field]}` })),
    ...schemaFaults(data, 'answer', 'data'),
    ...schemaFaults(stored, 'reading', 'data'),
  ]);
}
