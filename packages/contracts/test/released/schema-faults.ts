import type { JsonSchema } from '../../src/openapi';

/**
 * Who still speaks the released version. `request`: those who send; today's service has to take it. `answer`: those who
 * read what today's service says. `reading`: a service of the release before says it, and today's reads it.
 */
export type Direction = 'request' | 'answer' | 'reading';

/** What the release before was made for, and what there is today. */
export interface Versions<T> {
  released: T;
  today: T;
}

export interface Fault {
  /** Where, such as `items[].price`. */
  field: string;
  says: string;
}

/** These say nothing of what a value may be. */
const ANNOTATIONS = new Set(['$schema', 'title', 'description', 'default', 'examples', 'example', 'x-extensible-enum']);
/** These are compared by what they mean. */
const MEANT = new Set([
  ...['type', 'const', 'properties', 'required', 'additionalProperties', 'propertyNames', 'items', 'prefixItems'],
]);
const LOWER = new Set(['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum']);
const UPPER = new Set(['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum']);

/** What of an answer may have further members, or kinds, which its readers expect; `extensibleEnum` and `extensibleKinds` make it. */
const EXTENSIBLE = 'x-extensible-enum';
const ANY_TEXT: JsonSchema = { type: 'string' };

/** Where what one version gives is not what the other takes. */
export function schemaFaults(versions: Versions<JsonSchema>, direction: Direction, field = ''): Fault[] {
  const { given, taken } = sides(versions, direction);
  const takers = alternativesOf(taken);
  return alternativesOf(given).flatMap((giver) => {
    if (direction === 'answer' && taken[EXTENSIBLE] && isFurtherKind(giver, takers)) return [];
    const alike = takers.filter((taker) => isAlike(giver, taker));
    if (alike.length === 0) return [{ field, says: refusal(giver, takers, direction) }];
    const tried = alike.map((taker) =>
      faultsOfOne(direction === 'answer' ? { released: taker, today: giver } : { released: giver, today: taker }),
    );
    return tried.toSorted((one, other) => one.length - other.length)[0] ?? [];
  });

  function faultsOfOne(pair: Versions<JsonSchema>): Fault[] {
    return [
      ...keywordFaults(pair, direction, field),
      ...objectFaults(pair, direction, field),
      ...arrayFaults(pair, direction, field),
    ];
  }
}

function sides<T>({ released, today }: Versions<T>, direction: Direction): { given: T; taken: T } {
  return direction === 'answer' ? { given: today, taken: released } : { given: released, taken: today };
}

/** What a value may be, one by one: each type of a union and each value of an enumeration. */
function alternativesOf(schema: JsonSchema): JsonSchema[] {
  const { anyOf, oneOf, enum: values, type, not } = schema;
  const union = anyOf ?? oneOf;
  if (union) return union.flatMap(alternativesOf);
  if (values) return [...values.map((value) => ({ const: value })), ...(schema[EXTENSIBLE] ? [ANY_TEXT] : [])];
  if (Array.isArray(type)) return type.map((each) => ({ ...schema, type: each }));
  return not && Object.keys(not).length === 0 ? [] : [schema];
}

function isFurtherKind(giver: JsonSchema, takers: readonly JsonSchema[]): boolean {
  const kind = kindOf(giver);
  return kind !== undefined && takers.every((taker) => kindOf(taker) !== kind);
}

function kindOf({ properties }: JsonSchema): unknown {
  const kind = properties?.['kind'];
  return typeof kind === 'object' ? kind.const : undefined;
}

function isAlike(giver: JsonSchema, taker: JsonSchema): boolean {
  if (taker.const !== undefined) return giver.const === taker.const;
  const [given, taken] = [typeOf(giver), typeOf(taker)];
  return taken === given || taken === 'anything' || (given === 'integer' && taken === 'number');
}

function typeOf({ type, const: value }: JsonSchema): string {
  if (typeof type === 'string') return type;
  if (value === undefined) return 'anything';
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function refusal(giver: JsonSchema, takers: JsonSchema[], direction: Direction): string {
  const [only] = takers;
  const before = direction === 'answer' ? takers : [giver];
  const now = direction === 'answer' ? [giver] : takers;
  if (only && takers.length === 1 && typeOf(only) !== typeOf(giver) && typeOf(giver) !== 'null')
    return `was ${before.map(named).join()} and is ${now.map(named).join()}`;
  return direction === 'answer' ? `may be ${named(giver)} now` : `may not be ${named(giver)} any more`;
}

function named(schema: JsonSchema): string {
  return schema.const === undefined ? typeOf(schema) : JSON.stringify(schema.const);
}

/** Every keyword of JSON Schema refuses something: one that the giver has not, or has otherwise, may refuse what is given. */
function keywordFaults(versions: Versions<JsonSchema>, direction: Direction, field: string): Fault[] {
  const { given, taken } = sides(versions, direction);
  const known = (name: string) => MEANT.has(name) || ANNOTATIONS.has(name);
  return Object.keys(taken).flatMap((name) => {
    const [gives, takes] = [given[name], taken[name]];
    if (known(name) || isWithin(name, gives, takes)) return [];
    const { released, today } = versions;
    return [{ field, says: `${name} was ${show(released[name])} and is ${show(today[name])}` }];
  });
}

function isWithin(name: string, gives: unknown, takes: unknown): boolean {
  if (typeof gives === 'number' && typeof takes === 'number') {
    if (LOWER.has(name)) return gives >= takes;
    if (UPPER.has(name)) return gives <= takes;
  }
  return JSON.stringify(gives) === JSON.stringify(takes);
}

function show(value: unknown): string {
  return value === undefined ? 'not given' : JSON.stringify(value);
}

function objectFaults(versions: Versions<JsonSchema>, direction: Direction, field: string): Fault[] {
  const before = fieldsOf(versions.released);
  const now = fieldsOf(versions.today);
  const names = [...new Set([...before.names, ...now.names])];
  return [
    ...names.flatMap((name) => {
      const path = field ? `${field}.${name}` : name;
      const [released, today] = [before.schema(name), now.schema(name)];
      if (!today) return direction === 'reading' ? [] : [{ field: path, says: 'is gone' }];
      const says = requirement({ released: released && before.requires(name), today: now.requires(name) }, direction);
      return [
        ...(says ? [{ field: path, says }] : []),
        ...(released ? schemaFaults({ released, today }, direction, path) : []),
      ];
    }),
    ...otherFieldFaults(versions, direction, field),
  ];
}

/** @returns what is wrong with a field's being required; `released` is undefined where the field is new. */
function requirement({ released, today }: { released?: boolean | undefined; today: boolean }, direction: Direction) {
  if (direction === 'answer') return released && !today ? 'may be missing now' : undefined;
  if (!today || released) return undefined;
  if (released === false) return 'is required now';
  return direction === 'request' ? 'is new, and required' : 'is new, and the release before does not give it';
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema) {
  return {
    names: Object.keys(properties),
    schema: (name: string) => (Object.hasOwn(properties, name) ? (properties[name] as JsonSchema) : undefined),
    requires: (name: string) => required.includes(name),
  };
}

/** Fields without a name of their own, as those of a record. What is false or not there drops or refuses them. */
function otherFieldFaults(versions: Versions<JsonSchema>, direction: Direction, field: string): Fault[] {
  const path = field ? `${field}.*` : '*';
  const { released: before, today: now } = {
    released: versions.released.additionalProperties,
    today: versions.today.additionalProperties,
  };
  if (direction === 'request' && now === false && before !== false) return [{ field: path, says: 'are refused now' }];
  if (typeof before !== 'object') return [];
  if (typeof now !== 'object') return direction === 'reading' ? [] : [{ field: path, says: 'are gone' }];
  const names = { released: nameSchema(versions.released), today: nameSchema(versions.today) };
  return [
    ...schemaFaults({ released: before, today: now }, direction, path),
    ...schemaFaults(names, direction, `${path} (its name)`),
  ];
}

function nameSchema({ propertyNames = { type: 'string' } }: JsonSchema): JsonSchema {
  return propertyNames as JsonSchema;
}

function arrayFaults({ released, today }: Versions<JsonSchema>, direction: Direction, field: string): Fault[] {
  const [before, now] = [placesOf(released), placesOf(today)];
  if (before.length !== now.length) return [{ field, says: `had ${before.length} places and has ${now.length}` }];
  const places = before.flatMap((each, at) =>
    schemaFaults({ released: each, today: now[at] ?? {} }, direction, `${field}[${at}]`),
  );
  if (!released.items && !today.items) return places;
  const items = { released: itemsOf(released), today: itemsOf(today) };
  return [...places, ...schemaFaults(items, direction, `${field}[]`)];
}

function itemsOf({ items }: JsonSchema): JsonSchema {
  return typeof items === 'object' && !Array.isArray(items) ? items : {};
}

function placesOf({ prefixItems = [] }: JsonSchema): JsonSchema[] {
  return prefixItems as JsonSchema[];
}
