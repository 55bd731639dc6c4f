import type { EventDefinition } from '../../src/define-event';
import { type RouteDefinition, SERVICES, type ServiceName } from '../../src/define-route';
import { ERRORS } from '../../src/errors';
import { type JsonSchema, schemaOf } from '../../src/openapi';
import { declaredEvents, declaredRoutes } from '../declared';
import { callFaults, type Catalogue, isInternal } from './call-faults';
import { shapeOf } from './call-shape';
import { consumersOf } from './consumers';
import { eventFaults, type EventShape } from './event-faults';
import type { Released } from './released-files';
import type { Fault } from './schema-faults';

/** Every contract as it is declared now. */
export interface Declared {
  calls: Record<ServiceName, Record<string, { name: string; route: RouteDefinition }>>;
  events: Record<string, { name: string; event: EventDefinition }>;
  errors: Catalogue;
}

/** Files with a call of each service, which is named after it. */
const OF_ALL: ReadonlySet<string> = new Set(['audit.ts', 'support-tasks.ts']);

export async function declared(): Promise<Declared> {
  const routes = await declaredRoutes();
  const events = await declaredEvents();
  const callsOf = (service: ServiceName) =>
    routes
      .filter(({ file, name }) => (OF_ALL.has(file) ? name.startsWith(service) : file.startsWith(`${service}/`)))
      .map(({ name, route }) => [`${route.method} ${route.path}`, { name, route }] as const);
  return {
    calls: Object.fromEntries(
      SERVICES.map((service) => [service, Object.fromEntries(callsOf(service).toSorted(byKey))]),
    ) as Declared['calls'],
    events: Object.fromEntries(events.map(({ name, event }) => [event.type, { name, event }] as const).toSorted(byKey)),
    errors: Object.fromEntries(Object.entries(ERRORS).map(([code, { status }]) => [code, status])),
  };
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** What is to be recorded in a file. */
export function recordOf<File extends keyof Released>(file: File, today: Declared): Released[File];
export function recordOf(file: keyof Released, { calls, events, errors }: Declared): Released[keyof Released] {
  if (file === 'errors') return errors;
  if (file === 'events') return mapRecord(events, ({ name, event }) => eventShape(name, event));
  return mapRecord(calls[file], ({ name, route }) => ({
    ...shapeOf(name, route),
    ...(isInternal(route) && { consumers: workspacesOf({ name, owner: file }) }),
  }));
}

function eventShape(name: string, { source, aggregate, data }: EventDefinition): EventShape {
  return {
    name,
    source,
    aggregate,
    data: JSON.parse(JSON.stringify(schemaOf(data, 'output'))) as JsonSchema,
    consumers: workspacesOf({ name, owner: source }),
  };
}

/** A sentence for each break of those who were made for the released contracts. */
export function breaksOf(file: keyof Released, released: Released, today: Declared): string[] {
  if (file === 'errors') return errorBreaks(released.errors, today.errors);
  if (file === 'events') {
    return Object.entries(released.events).flatMap(([type, shape]) => {
      const { event } = today.events[type] ?? {};
      const consumers = () => told({ name: shape.name, owner: shape.source as ServiceName }, shape.consumers);
      const gone = shape.consumers.length > 0 ? [{ field: '', says: 'is gone' }] : [];
      return sentences(type, event ? eventFaults(shape, event) : gone, consumers);
    });
  }
  return Object.entries(released[file]).flatMap(([call, shape]) => {
    const { route } = today.calls[file][call] ?? {};
    const path = call.replace(/^\w+ /, '');
    const consumers = () => told({ name: shape.name, owner: file, path }, shape.consumers);
    const gone = shape.consumers?.length === 0 ? [] : [{ field: '', says: 'is gone' }];
    const faults = route ? callFaults(shape, route, released.errors) : gone;
    return sentences(`${call} (${shape.name})`, faults, consumers);
  });
}

function errorBreaks(released: Catalogue, today: Catalogue): string[] {
  return Object.entries(released).flatMap(([code, status]) => {
    const now = today[code];
    if (now === undefined || now === status) return [];
    return `${code}: was ${status} and is ${now}; every caller decides by the status`;
  });
}

function sentences(contract: string, faults: Fault[], consumers: () => string): string[] {
  return faults.map(({ field, says }) => `${contract}: ${field ? `${field} ` : ''}${says}; used by ${consumers()}`);
}

/** An internal call and an event have only the consumers that were recorded; a public call has others, too. */
function told(contract: { name: string; owner: ServiceName; path?: string }, recorded?: string[]): string {
  const files = consumersOf(contract).map(({ file }) => file);
  const names = recorded ?? [...new Set(consumersOf(contract).map(({ workspace }) => workspace))];
  const others = recorded ? [] : ['whoever uses the OpenAPI document'];
  return [...names, ...others].join(', ') + (files.length > 0 ? ` (${files.join(', ')})` : '');
}

function workspacesOf(contract: { name: string; owner: ServiceName }): string[] {
  return [...new Set(consumersOf(contract).map(({ workspace }) => workspace))].toSorted();
}

function mapRecord<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
