import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Context } from 'koa';
import send from 'send';
import { acceptedEncoding } from '../accepted-encoding';

const ENDING = { br: '.br', gzip: '.gz', identity: '' } as const;
/** What is told of a file must not stand on the answer that it cannot be sent. */
const OF_THE_FILE = ['cache-control', 'content-encoding', 'content-type', 'etag', 'last-modified', 'accept-ranges'];

interface Refusal extends Error {
  status: number;
  headers?: Record<string, string>;
}

/**
 * Serves the files of a folder as they are there at the start, also packed or in part; names that begin with a dot are
 * none of them. Answers whether there is such a file, once nobody reads it any more: a reader who leaves, or a file that
 * cannot be opened, leaves nothing open.
 */
export function serveFiles(folder: string, keepFor: (path: string) => string): (ctx: Context) => Promise<boolean> {
  const files = new Set(filesIn(folder));

  return async (ctx) => {
    const path = decoded(ctx.path);
    if (path === undefined || !files.has(path)) return false;
    const encoding = acceptedEncoding(ctx.req);
    const packed = files.has(path + ENDING[encoding]) ? encoding : 'identity';
    ctx.status = 200;
    ctx.type = extname(path);
    ctx.set('cache-control', keepFor(path));
    ctx.vary('accept-encoding');
    if (packed !== 'identity') ctx.set('content-encoding', packed);
    try {
      await sendWhole(ctx, folder, encodeURI(path + ENDING[packed]));
      ctx.respond = false;
      return true;
    } catch (error) {
      return refused(ctx, error as Refusal);
    }
  };
}

function sendWhole(ctx: Context, root: string, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    ctx.res.once('close', resolve);
    send(ctx.req, path, { root, cacheControl: false, index: false, dotfiles: 'deny' })
      .once('error', reject)
      .pipe(ctx.res);
  });
}

/** @throws what is no fault of the request, such as too many open files */
function refused(ctx: Context, error: Refusal): boolean {
  if (ctx.headerSent) {
    ctx.res.destroy();
    ctx.respond = false;
    return true;
  }
  ctx.remove('content-length');
  for (const name of OF_THE_FILE) ctx.remove(name);
  if (error.status === 404) {
    ctx.status = 404;
    return false; // it has been there at the start
  }
  if (error.status >= 500) throw error;
  ctx.status = error.status;
  ctx.set(error.headers ?? {});
  ctx.body = '';
  return true;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`)
    .filter((path) => !path.includes('/.'));
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
