import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The fields of an object that an example has: the required ones (or all, if none is required), or all. */
export type Extent = 'required' | 'all';

/** Something that the schema takes, as far as the schema itself tells; `name` is that of the field, if it is one. */
export function exampleOf(schema: JsonSchema, extent: Extent, name = ''): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return exampleOf(first, extent, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const { type } = schema;
  if (type === 'object') return exampleObject(schema, extent);
  if (type === 'array') {
    const entry = exampleOf((schema.items ?? {}) as JsonSchema, extent, name);
    return Array.from({ length: schema.minItems ?? 1 }, () => entry);
  }
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  return type === 'null' ? null : exampleText(schema, name);
}

function exampleObject({ properties = {}, required = [], additionalProperties }: JsonSchema, extent: Extent): unknown {
  const isShown = (name: string) => extent === 'all' || required.length === 0 || required.includes(name);
  const named = Object.entries(properties)
    .filter(([name, field]) => isShown(name) && !isForbidden(field as JsonSchema))
    .map(([name, field]) => [name, exampleOf(field as JsonSchema, extent, name)]);
  const more =
    typeof additionalProperties === 'object' ? [['2027-06-12', exampleOf(additionalProperties, extent)]] : [];
  return Object.fromEntries([...named, ...more]);
}

function isForbidden({ not }: JsonSchema): boolean {
  return not !== undefined;
}

/** Examples of our texts; a schema's pattern picks the first that fits. */
const TEXTS = [
  '4165550123',
  'Somebody Else',
  'somebody@example.com',
  '3f0c2b1e-6f7a-4c1d-9b62-5f0e8d1c2a3b',
  '2027-06-12',
  '2027-06-12T14:00:00Z',
  '14:30',
  '6+',
  '2027-06',
  '/api/image/boat-images/3f0c.jpg',
  'boat-images/3f0c.jpg',
  '3f0c.jpg',
  'charter-pictures/3f0c.jpg',
  'https://example.com/film.mp4',
];
/** Texts whose schema says nothing of what they look like, by the ends of their names. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/password$/i, 'a-long-passphrase'],
  [/emails?$/i, 'somebody@example.com'],
  [/fullname$/i, 'Somebody Else'],
  [/^expiresOn$/, '2027-06-12'],
  [/^adjustedStartTime$/, '14:30'],
  [/^code$/, '123456'],
  [/^license(Type)?$/, 'pleasureCraftLicense'],
  [/^(description|message|content|reason|note|resolution|specialRequests|text)$/, 'A few words about it'],
];
const WANTS_DIGITS = /phone|number/i;

function exampleText({ format, pattern, minLength = 0, maxLength = Infinity }: JsonSchema, name: string): string {
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  const isFree = pattern === undefined && format === undefined;
  const named = isFree ? BY_NAME.find(([end]) => end.test(name))?.[1] : undefined;
  if (named !== undefined && fits(named)) return named;
  if (isFree && !WANTS_DIGITS.test(name) && fits('Example')) return 'Example';
  if (format === 'uuid') return TEXTS[3] ?? '';
  if (format === 'date-time') return TEXTS[5] ?? '';
  const form = new RegExp(pattern ?? (format === 'email' ? '@' : ''));
  return TEXTS.find((text) => form.test(text) && fits(text)) ?? 'x'.repeat(minLength);
}
