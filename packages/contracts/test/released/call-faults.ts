import { type Audience, type FormShape, ROLES, type RouteDefinition } from '../../src/define-route';
import { type AnswerShape, answerShape, type CallShape, shapeOf } from './call-shape';
import { type Direction, type Fault, schemaFaults, type Versions } from './schema-faults';

/** The error codes of the release before, each with its status. */
export type Catalogue = Record<string, number>;

/** Where a call is not any more what those who were made for the released one make, and read. */
export function callFaults(released: CallShape, call: RouteDefinition, known: Catalogue): Fault[] {
  const today = shapeOf(released.name, call);
  const versions = { released, today };
  return distinct([
    ...audienceFaults('', { released: released.audience, today: today.audience }),
    ...bodyFaults(versions),
    ...formFaults({ released: released.form, today: today.form }),
    ...actionFaults(versions),
    ...answerFaults(versions, call),
    ...errorFaults(versions, call, known),
  ]);
}

function bodyFaults({ released, today }: Versions<CallShape>): Fault[] {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) =>
    schemaFaults({ released: released.request[part], today: today.request[part] }, 'request', part),
  );
  if (today.bodyKind !== released.bodyKind)
    parts.push({ field: 'body', says: `was ${released.bodyKind} and is ${today.bodyKind}` });
  if (released.isIdempotent && !today.isIdempotent)
    parts.push({ field: 'Idempotency-Key', says: 'is not honored any more' });
  return parts;
}

function formFaults({ released, today }: Versions<FormShape | undefined>): Fault[] {
  if (!released) return [];
  const fields = released.fields.filter((field) => !today?.fields.includes(field));
  const files = Object.entries(released.files).filter(([name, count]) => (today?.files[name] ?? 0) < count);
  return [
    ...fields.map((field) => ({ field: `form ${field}`, says: 'is gone' })),
    ...files.map(([name, count]) => ({
      field: `form ${name}`,
      says: `took ${count} files and takes ${today?.files[name] ?? 0}`,
    })),
    ...(today && today.mostBytes < released.mostBytes
      ? [{ field: 'form', says: `took ${released.mostBytes} bytes and takes ${today.mostBytes}` }]
      : []),
  ];
}

function actionFaults({ released, today }: Versions<CallShape>): Fault[] {
  return Object.entries(released.actions).flatMap(([name, before]) => {
    const now = today.actions[name];
    const field = `action ${name}`;
    if (!now) return [{ field, says: 'is gone' }];
    return [
      ...audienceFaults(`${field} `, { released: before.audience as Audience, today: now.audience as Audience }),
      ...schemaFaults({ released: before.body, today: now.body }, 'request', field),
    ];
  });
}

function answerFaults({ released, today }: Versions<CallShape>, call: RouteDefinition): Fault[] {
  return Object.entries(today.answers).flatMap(([status, now]) => {
    const before = released.answers[status];
    const field = `answer ${status}`;
    if (before === undefined) return [{ field, says: 'is new: nobody expects it' }];
    const reads = answerShape(call.responses[Number(status)] ?? 'empty', 'input');
    return [
      ...sayFaults({ released: before, today: now }, 'answer', field),
      // Services replace each other in any order: each may have to read what one of the release before says.
      ...(isInternal(call) ? sayFaults({ released: before, today: reads }, 'reading', field) : []),
    ];
  });
}

function sayFaults({ released, today }: Versions<AnswerShape>, direction: Direction, field: string): Fault[] {
  if (typeof released !== 'string' && typeof today !== 'string')
    return schemaFaults({ released, today }, direction, field);
  const kind = (shape: AnswerShape) => (typeof shape === 'string' ? shape : 'JSON');
  return kind(released) === kind(today) ? [] : [{ field, says: `was ${kind(released)} and is ${kind(today)}` }];
}

function audienceFaults(of: string, { released, today }: Versions<Audience>): Fault[] {
  const lost = membersOf(released).filter((member) => !membersOf(today).includes(member));
  return lost.map((member) => ({ field: `${of}audience`, says: `has no ${member} any more` }));
}

function membersOf(audience: Audience): readonly string[] {
  if (audience === 'anyone') return ['stranger', ...ROLES];
  if (audience === 'signed-in') return ROLES;
  return 'services' in audience ? audience.services : audience;
}

/** People are told an error's sentence, whichever it is. A service takes a code that it does not know for `unavailable`. */
function errorFaults({ released, today }: Versions<CallShape>, call: RouteDefinition, known: Catalogue): Fault[] {
  if (!isInternal(call)) return [];
  const isUnknown = (code: string) => !released.errors.includes(code) && !Object.hasOwn(known, code);
  return today.errors
    .filter(isUnknown)
    .map((code) => ({ field: `error ${code}`, says: 'is new: callers take it for unavailable' }));
}

export function isInternal({ path }: RouteDefinition): boolean {
  return path.startsWith('/internal/');
}

export function distinct(faults: Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [`${fault.field} ${fault.says}`, fault])).values()];
}
