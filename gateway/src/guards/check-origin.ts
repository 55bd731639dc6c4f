import { AppError } from '@harbourline/service-kit';
import type { Context } from 'koa';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A write that a browser makes for another site carries the user's cookies, so whatever says where it comes from has to
 * say: from our own pages. Programs that send none of these headers have no cookies of somebody else's either.
 */
export function checkOrigin(publicOrigin: string): (ctx: Context) => void {
  return (ctx) => {
    if (READS.has(ctx.method)) return;
    const origin = ctx.get('origin') || originOf(ctx.get('referer'));
    if (origin && origin !== publicOrigin) throw new AppError('cross_origin');
    const site = ctx.get('sec-fetch-site');
    if (site && site !== 'same-origin' && site !== 'none') throw new AppError('cross_origin');
  };
}

function originOf(referer: string): string | undefined {
  if (!referer) return undefined;
  return URL.canParse(referer) ? new URL(referer).origin : 'null';
}
