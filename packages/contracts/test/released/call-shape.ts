import type { z } from 'zod';
import {
  type Audience,
  type FormShape,
  isStream,
  type ResponseShape,
  type RouteDefinition,
} from '../../src/define-route';
import { type JsonSchema, schemaOf } from '../../src/openapi';

/** What a request consists of; where the call takes none of it, it takes no field. */
interface Request {
  params: JsonSchema;
  query: JsonSchema;
  body: JsonSchema;
}

interface ActionShape {
  audience: readonly string[];
  body: JsonSchema;
}

export type AnswerShape = JsonSchema | 'empty' | 'stream';

/** A call as it is on the wire: what is recorded of it at a release. */
export interface CallShape {
  /** Under which the contracts export it; generated clients know it by this name. */
  name: string;
  audience: Audience;
  bodyKind: string;
  isIdempotent: boolean;
  request: Request;
  actions: Record<string, ActionShape>;
  form?: FormShape;
  answers: Record<string, AnswerShape>;
  errors: readonly string[];
  /** The workspaces that make an internal call. */
  consumers?: string[];
}

export function shapeOf(name: string, call: RouteDefinition): CallShape {
  return asJson({
    name,
    audience: call.audience,
    bodyKind: call.bodyKind ?? 'json',
    isIdempotent: call.idempotent ?? false,
    request: { params: taken(call.params), query: taken(call.query), body: taken(call.body) },
    actions: mapValues(call.actions ?? {}, ({ audience, body }) => ({ audience, body: taken(body) })),
    ...(call.form && { form: call.form }),
    answers: mapValues(call.responses, (answer) => answerShape(answer, 'output')),
    errors: [
      ...new Set([...call.errors, ...Object.values(call.actions ?? {}).flatMap(({ errors }) => errors)]),
    ].toSorted(),
  });
}

/** `input`: what a reader takes; `output`: what the service says. */
export function answerShape(answer: ResponseShape, io: 'input' | 'output'): AnswerShape {
  if (answer === 'empty') return answer;
  return isStream(answer) ? 'stream' : asJson(schemaOf(answer, io));
}

function taken(schema: z.ZodType | undefined): JsonSchema {
  return schema ? schemaOf(schema, 'input') : { type: 'object' };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** As it is read from a file again. */
function asJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
