import type { JsonSchema } from '@harbourline/contracts/openapi';

const FORMATS: Record<string, string> = {
  date: 'date, such as 2027-06-12',
  'date-time': 'moment, such as 2027-06-12T14:00:00Z',
  uuid: 'UUID',
  email: 'email address',
  uri: 'web address',
};
/** Nobody has chosen the limits from here on: they are those of the database, or of numbers in computers. */
const NO_LIMIT = 2 ** 31 - 1;

/** Says in words which values a schema accepts; its fields are not listed. */
export function schemaInWords(schema: JsonSchema): string {
  const kinds = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(schemaInWords);
  if (kinds.length > 0) return [...new Set(kinds)].join(', or ') + defaultOf(schema);
  if (schema.not) return 'not taken here';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ') + defaultOf(schema);
  const types = [schema.type ?? []].flat().map((type) => oneType({ ...schema, type }));
  return (types.join(', or ') || 'anything') + defaultOf(schema);
}

function oneType(schema: JsonSchema): string {
  const { type, items, format, pattern, contentMediaType } = schema;
  if (type === 'array') return `list${countOf(schema)} of ${schemaInWords((items ?? {}) as JsonSchema)}`;
  if (type === 'object') return objectInWords(schema);
  if (type === 'integer') return `whole number${rangeOf(schema)}`;
  if (type === 'number') return `number${rangeOf(schema)}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'null') return 'null';
  if (contentMediaType !== undefined) return 'file';
  if (format !== undefined) return FORMATS[format] ?? `text (${format})`;
  return `text${lengthOf(schema)}${pattern === undefined ? '' : ` matching \`${pattern}\``}`;
}

function objectInWords({ additionalProperties, propertyNames, properties = {} }: JsonSchema): string {
  if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) return 'object';
  const by =
    typeof propertyNames === 'object' && propertyNames.format !== undefined ? ` by ${propertyNames.format}` : '';
  return `object with any names${by}, each: ${schemaInWords(additionalProperties)}`;
}

function rangeOf({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: JsonSchema): string {
  const limits = [
    minimum !== undefined && minimum > -NO_LIMIT ? `at least ${minimum}` : '',
    exclusiveMinimum === undefined ? '' : `more than ${exclusiveMinimum}`,
    maximum !== undefined && maximum < NO_LIMIT ? `at most ${maximum}` : '',
    exclusiveMaximum === undefined ? '' : `less than ${exclusiveMaximum}`,
  ];
  return inAddition(limits);
}

function lengthOf({ minLength = 0, maxLength }: JsonSchema): string {
  return inAddition([
    minLength > 0 ? `at least ${minLength} characters` : '',
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
  ]);
}

function countOf({ minItems = 0, maxItems }: JsonSchema): string {
  const limits = [minItems > 0 ? `at least ${minItems}` : '', maxItems === undefined ? '' : `at most ${maxItems}`];
  const said = limits.filter((limit) => limit !== '').join(' and ');
  return said && ` (${said})`;
}

function inAddition(limits: readonly string[]): string {
  return limits.map((limit) => limit && `, ${limit}`).join('');
}

function defaultOf(schema: JsonSchema): string {
  return schema.default === undefined ? '' : `; ${JSON.stringify(schema.default)} unless given`;
}
