import type { JsonSchema } from '@harbourline/contracts/openapi';
import { html, type Html, sentence } from './html';
import { schemaInWords } from './schema-in-words';

export interface Field {
  /** With the names of what it is in: `quote.hours`, `images[]`. */
  name: string;
  schema: JsonSchema;
  required: boolean;
}

/** The fields of a value, and those of what is in them. */
export function fieldsOf(schema: JsonSchema, within = ''): Field[] {
  const kinds = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (kinds.length > 0) return kinds.flatMap((kind) => fieldsOf(kind, within));
  if (schema.items) return fieldsOf(schema.items as JsonSchema, `${within}[]`);
  const { properties = {}, required = [], additionalProperties } = schema;
  const named = Object.entries(properties as Record<string, JsonSchema>).flatMap(([key, field]) => {
    const name = within ? `${within}.${key}` : key;
    return [{ name, schema: field, required: required.includes(key) }, ...fieldsOf(field, name)];
  });
  const more = typeof additionalProperties === 'object' ? fieldsOf(additionalProperties, `${within}.*`) : [];
  return [...named, ...more];
}

/** Fields with what each has to be; of those that have to be given, it says so. */
export function fieldList(fields: readonly Field[], told: 'sent' | 'answered'): Html {
  const lines = fields.map(({ name, schema, required }) => {
    const mark = required && told === 'sent' ? html` <b>required</b>` : undefined;
    const optional = !required && told === 'answered' ? html` <i>not always</i>` : undefined;
    const about = schema.description === undefined ? '' : `. ${schema.description}`;
    return html`<div>
      <dt><code>${name}</code>${mark}${optional}</dt>
      <dd>${sentence(schemaInWords(schema) + about)}</dd>
    </div>`;
  });
  return html`<dl>${lines}</dl>`;
}
