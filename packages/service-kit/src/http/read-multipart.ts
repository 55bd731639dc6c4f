import { FILE_LIMIT_BYTES, MAX_FILES } from './limits';
import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { AppError } from '../app-error';

/** Where the files of a call in progress lie: a folder of its own, because a parser that has failed still opens files. */
const folders = new WeakMap<Context, string>();

/**
 * Reads a multipart body; its files lie in a temporary folder until `removeFiles`, in the order in which they were sent.
 * @throws AppError `file_too_large`, or whatever the parser has against the body.
 */
export async function readMultipart(ctx: Context): Promise<void> {
  const uploadDir = await mkdtemp(join(tmpdir(), 'harbourline-upload-'));
  folders.set(ctx, uploadDir);
  const begun: unknown[] = [];
  const read = koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    patchNode: false,
    formidable: {
      uploadDir,
      maxFileSize: Infinity, // which the parser would judge only once all of a file is on the disk
      maxTotalFileSize: FILE_LIMIT_BYTES * MAX_FILES,
      maxFiles: MAX_FILES,
      multiples: true,
      allowEmptyFiles: true,
      minFileSize: 0,
      onFileBegin: (_field, file) => {
        begun.push(file);
        if (!(file instanceof EventEmitter)) return;
        file.on('progress', (size: number) => {
          if (size > FILE_LIMIT_BYTES) file.emit('error', tooLarge(file.originalFilename));
        });
      },
    },
  });
  await read(ctx, async () => undefined);
  const files = Object.values(ctx.request.files ?? {});
  // The parser lists files as they reach the disk: back to the order in which they were sent.
  for (const several of files) {
    if (Array.isArray(several)) several.sort((a, b) => begun.indexOf(a) - begun.indexOf(b));
  }
  // Once it has seen the whole body, the parser no longer hears of errors.
  const large = files.flat().find(({ size }) => size > FILE_LIMIT_BYTES);
  if (large) throw tooLarge(large.originalFilename);
}

/** Removes the temporary files of a call. */
export async function removeFiles(ctx: Context): Promise<void> {
  const folder = folders.get(ctx);
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

function tooLarge(fileName: string | null): AppError {
  return new AppError('file_too_large', { message: `${fileName || 'The file'} is larger than 25MB` });
}
