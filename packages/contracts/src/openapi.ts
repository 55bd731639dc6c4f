import { z } from 'zod';
import { namedCalls } from './api';
import {
  type Audience,
  errorsOf,
  isStream,
  type ResponseShape,
  type RouteDefinition,
  SERVICES,
  type ServiceName,
} from './define-route';
import { type ErrorCode, ERRORS } from './errors';
import { exampleOf } from './example';
import { LIVE_PATH } from './live';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A body of one media type. Several examples have names. */
export interface Media {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export type Content = Record<string, Media>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Answer {
  description: string;
  content?: Content;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: (ServiceName | typeof GATEWAY)[];
  description: string;
  security: Record<string, never[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Answer>;
}

/** An OpenAPI 3.1 document, as far as ours makes use of it. */
export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: ServiceName | typeof GATEWAY }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: { token: { type: 'http'; scheme: 'bearer'; bearerFormat: 'JWT' } };
    schemas: { Problem: JsonSchema };
  };
};

/** What the gateway answers itself. */
const GATEWAY = 'gateway';

const PROBLEM = { $ref: '#/components/schemas/Problem' };

/** The public API as an OpenAPI 3.1 document, made from the calls' own declarations. */
export function openApiDocument(version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const { service, name, definition } of namedCalls()) {
    const path = definition.path.replace(/[:*](\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operation(service, name, definition) };
  }
  paths[LIVE_PATH] = { get: LIVE };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Harbourline',
      version,
      description:
        'Boats, reservations, deposits and messages of the charter marketplace. Amounts are dollars unless a name ends in Cents, and but for the amount of POST /api/create-payment-intent, which is in cents as the card provider counts; moments are ISO 8601.',
    },
    servers: [{ url: '/' }],
    tags: ([...SERVICES, GATEWAY] as const).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Problem: {
          type: 'object',
          required: ['message', 'code', 'requestId'],
          properties: {
            message: { type: 'string', description: 'A sentence for people' },
            code: { type: 'string', enum: Object.keys(ERRORS) },
            requestId: { type: 'string' },
            fields: {
              type: 'object',
              additionalProperties: { type: 'string' },
              description: 'What is wrong, by field',
            },
          },
        },
      },
    },
  };
}

function operation(service: ServiceName, operationId: string, call: RouteDefinition): Operation {
  const body = bodyOf(call);
  return {
    operationId,
    summary: call.summary,
    tags: [service],
    description: allowed(call.audience),
    security: call.audience === 'anyone' ? [{}, { token: [] }] : [{ token: [] }],
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(call.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { ...successes(call), ...failures(call), default: answer('Any other failure', json(PROBLEM)) },
  };
}

/** It is no call with a body on either side, and has no contract of that kind. */
const LIVE: Operation = {
  operationId: 'live',
  summary: 'Tells, as server-sent events, that something which is shown may have changed, and never how',
  tags: [GATEWAY],
  description: allowed('signed-in'),
  security: [{ token: [] }],
  parameters: [],
  responses: {
    200: answer('Events, until either side ends it', { 'text/event-stream': {} }),
    default: answer('Any other failure', json(PROBLEM)),
  },
};

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A repeat with the same key gets the first answer again.',
  schema: { type: 'string' },
};

function allowed(audience: Audience): string {
  if (audience === 'anyone') return 'For anyone.';
  if (audience === 'signed-in') return 'For everybody who is signed in.';
  return Array.isArray(audience) ? `For: ${audience.join(', ')}.` : 'For services.';
}

/** Which of the call's failures are this action's own. */
function refusedWith(errors: readonly ErrorCode[]): string {
  return `Of its own, it may be refused with: ${errors.map((code) => `\`${code}\``).join(', ')}.`;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: rest,
  }));
}

function bodyOf({ bodyKind = 'json', body, actions, form }: RouteDefinition): Content | undefined {
  if (form) {
    const texts = form.fields.map((name) => [name, { type: 'string' }]);
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const files = Object.entries(form.files).map(([name, maxItems]) => [
      name,
      { type: 'array', items: file, maxItems },
    ]);
    const properties = Object.fromEntries([...texts, ...files]) as Record<string, JsonSchema>;
    return { 'multipart/form-data': { schema: { type: 'object', properties } } };
  }
  if (bodyKind === 'raw') return json({ type: 'object' });
  if (!actions) return body && requestOf(schemaOf(body, 'input'));
  const kinds = Object.entries(actions).map(([title, action]) => {
    return {
      ...schemaOf(action.body, 'input'),
      title,
      description: `${allowed(action.audience)} ${refusedWith(action.errors)}`,
    };
  });
  const examples = kinds.map((kind) => [kind.title, { value: exampleOf(kind, 'required') }] as const);
  return { 'application/json': { schema: { anyOf: kinds }, examples: Object.fromEntries(examples) } };
}

function requestOf(schema: JsonSchema): Content {
  return { 'application/json': { schema, example: exampleOf(schema, 'required') } };
}

function successes({ responses }: RouteDefinition): Operation['responses'] {
  return Object.fromEntries(
    Object.entries(responses).map(([status, shape]) => [status, answer('Done', contentOf(shape))]),
  );
}

function contentOf(shape: ResponseShape): Content | undefined {
  if (shape === 'empty') return undefined;
  if (isStream(shape)) return Object.fromEntries(shape.mediaTypes.map((type) => [type, {}]));
  return json(schemaOf(shape, 'output'));
}

/** A status stands for every code that is rendered with it. */
function failures(call: RouteDefinition): Operation['responses'] {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(call))
    byStatus.set(ERRORS[code].status, [...(byStatus.get(ERRORS[code].status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const sentences = codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`);
      return [status, answer(sentences.join('\n\n'), json(PROBLEM))];
    }),
  );
}

function answer(description: string, content: Content | undefined): Answer {
  return { description, ...(content && { content }) };
}

function json(schema: JsonSchema): Content {
  return { 'application/json': { schema } };
}

/** The schema as JSON. The result of a transformation has none and is described as anything. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const made: JsonSchema = { ...z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }) };
  delete made.$schema;
  return made;
}
