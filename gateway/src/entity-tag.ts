import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/** The tag of a body, weak because the body travels compressed in one way or another. */
export function entityTag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether the client has what the tag stands for. */
export function hasAlready(ctx: Context, tag: string): boolean {
  return ctx.get('if-none-match').split(/,\s*/).includes(tag);
}
