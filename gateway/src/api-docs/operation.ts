import type { Answer, Content, Media, Operation, Parameter } from '@harbourline/contracts/openapi';
import { fieldList, fieldsOf } from './fields';
import { html, type Html, sentence } from './html';
import { schemaInWords } from './schema-in-words';

export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const PLACES = { path: 'In the path', query: 'In the query', header: 'Headers' } as const;

/** One call: what it is for, who may make it, what it takes, what it answers and why it may refuse. */
export function callSection({ method, path, operation }: Call): Html {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const answers = Object.entries(responses);
  const places = (['path', 'query', 'header'] as const).map((place) => parametersIn(place, parameters));
  return html`<section id="${operationId}">
    <h3>
      <a href="#${operationId}"><b>${method}</b> <code>${path}</code></a>
    </h3>
    <p>${sentence(summary)}. ${description}</p>
    ${places} ${requestBody && bodyOf(requestBody.content)}
    <h4>Answers</h4>
    ${answers.filter(([status]) => isSuccess(status)).map(success)}
    <ul>
      ${answers.filter(([status]) => !isSuccess(status)).map(failure)}
    </ul>
  </section>`;
}

function isSuccess(status: string): boolean {
  return status.startsWith('2') || status.startsWith('3');
}

function parametersIn(place: keyof typeof PLACES, parameters: readonly Parameter[]): Html | undefined {
  const here = parameters.filter((parameter) => parameter.in === place);
  if (here.length === 0) return undefined;
  const fields = here.map(({ name, schema, description, required = false }) => {
    return { name, required, schema: description === undefined ? schema : { ...schema, description } };
  });
  return html`<h4>${PLACES[place]}</h4>
    ${fieldList(fields, 'sent')}`;
}

function bodyOf(content: Content): Html {
  const media = Object.entries(content).map(([type, { schema = {}, example, examples = {} }]) => {
    const kinds = schema.anyOf?.every(({ title }) => title !== undefined) ? schema.anyOf : [schema];
    return html`<h4>Body <small>${type}</small></h4>
      ${kinds.map((kind) => bodyKind(kind, kind.title === undefined ? example : examples[kind.title]?.value))}`;
  });
  return html`${media}`;
}

function bodyKind(schema: NonNullable<Media['schema']>, example: unknown): Html {
  const { title, description } = schema;
  const fields = fieldsOf(schema);
  const heading = title === undefined ? undefined : html`<h5>${title}</h5>`;
  return html`${heading} ${description === undefined ? undefined : html`<p>${description}</p>`}
  ${fields.length > 0 ? fieldList(fields, 'sent') : html`<p>${sentence(schemaInWords(schema))}</p>`}
  ${example === undefined ? undefined : html`<pre>${JSON.stringify(example, null, 2)}</pre>`}`;
}

function success([status, { content = {} }]: [string, Answer]): Html {
  const bodies = Object.entries(content);
  if (bodies.length === 0) return html`<p><b>${status}</b> without a body</p>`;
  return html`${bodies.map(([type, { schema }]) => {
    const fields = schema ? fieldsOf(schema) : [];
    if (!schema || fields.length === 0)
      return html`<p><b>${status}</b> <small>${type}</small> ${schema && sentence(schemaInWords(schema))}</p>`;
    return html`<details>
      <summary><b>${status}</b> <small>${type}</small> ${schemaInWords(schema)} with ${fields.length} fields</summary>
      ${fieldList(fields, 'answered')}
    </details>`;
  })}`;
}

function failure([status, { description }]: [string, Answer]): Html {
  const reasons = description.split('\n\n').map((reason) => html`<li><b>${status}</b> ${sentence(reason)}</li>`);
  return html`${reasons}`;
}
