import { parse } from 'qs';
import type { Context } from 'koa';

export type Form = Record<string, unknown>;

const MAX_BYTES = 256 * 1024;

/** Reads a body in form encoding (nested brackets included) or JSON; `{}` without a body. Answers 413 or 400 itself. */
export async function readForm(ctx: Context): Promise<Form> {
  const text = await readText(ctx);
  if (!ctx.is('json')) return parseForm(text);
  try {
    const body: unknown = JSON.parse(text || '{}');
    if (isForm(body)) return body;
  } catch {
    // falls through to the same answer
  }
  return ctx.throw(400, 'The request body is not a JSON object.');
}

/** Reads a body once, however often it is asked for. Answers 413 itself. */
export function readText(ctx: Context): Promise<string> {
  const state = ctx.state as { body?: Promise<string> };
  return (state.body ??= collect(ctx));
}

async function collect(ctx: Context): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) {
      ctx.set('Connection', 'close');
      ctx.throw(413, 'The request body is too large.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses form encoding or a query string as Stripe's and Twilio's clients write it. */
export function parseForm(text: string): Form {
  return parse(text, { depth: 8, arrayLimit: 200, parameterLimit: 2000 });
}

/** @returns whether the value is a plain object, as nested brackets produce. */
export function isForm(value: unknown): value is Form {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
