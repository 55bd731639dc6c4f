import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FormShape } from '@harbourline/contracts';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { AppError } from '../app-error';
import { FILE_LIMIT_BYTES, FORM_FRAME_BYTES } from './limits';
import type { UploadShare, UploadSpace } from './upload-space';

interface Upload {
  folder: string;
  share: UploadShare;
}

/**
 * The folder for the files of a call in progress: a separate one, because a parser that has failed still opens files.
 */
const uploads = new WeakMap<Context, Upload>();

/**
 * Reads a multipart body; its files are kept in a temporary folder until `removeFiles`, in the order in which they were
 * sent. Fields that the form does not declare are refused as they arrive.
 * @throws AppError `invalid_input`, `file_too_large`, `unavailable` if too much is being uploaded already, or any error
 * that the parser reports.
 */
export async function readMultipart(ctx: Context, form: FormShape, space: UploadSpace): Promise<void> {
  const uploadDir = await mkdtemp(join(tmpdir(), `harbourline-upload-${process.pid}-`));
  const share = space.share();
  uploads.set(ctx, { folder: uploadDir, share });
  const begun: unknown[] = [];
  const counts = new Map<string, number>();
  const read = koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    patchNode: false,
    formidable: {
      uploadDir,
      maxFileSize: Infinity, // the parser would check it only once the file is on disk
      maxTotalFileSize: form.mostBytes,
      maxFiles: Object.values(form.files).reduce((sum, most) => sum + most, 0) + 1, // one more is refused below
      maxFields: form.fields.length + 1,
      maxFieldsSize: FORM_FRAME_BYTES,
      multiples: true,
      allowEmptyFiles: true,
      minFileSize: 0,
      onFileBegin: (field, file) => {
        begun.push(file);
        if (!(file instanceof EventEmitter)) return;
        const refuse = (reason: AppError | undefined) => reason && file.emit('error', reason);
        counts.set(field, (counts.get(field) ?? 0) + 1);
        refuse(faultOf(form, field, counts.get(field) ?? 0));
        let written = 0;
        file.on('progress', (size: number) => {
          refuse(share.grow(size - written));
          written = size;
          if (size > FILE_LIMIT_BYTES) refuse(tooLarge(file.originalFilename));
        });
      },
    },
  });
  await read(ctx, async () => undefined);
  refuseOtherFields(form, ctx.request.body);
  const files = Object.values(ctx.request.files ?? {});
  // The parser lists files as they reach the disk: this restores the order in which they were sent.
  for (const several of files) {
    if (Array.isArray(several)) several.sort((a, b) => begun.indexOf(a) - begun.indexOf(b));
  }
  // Once the parser has seen the whole body, it is no longer told of errors.
  const large = files.flat().find(({ size }) => size > FILE_LIMIT_BYTES);
  if (large) throw tooLarge(large.originalFilename);
  for (const [field, count] of counts) {
    const fault = faultOf(form, field, count);
    if (fault) throw fault;
  }
}

/** Removes the temporary files of a call. */
export async function removeFiles(ctx: Context): Promise<void> {
  const upload = uploads.get(ctx);
  if (!upload) return;
  await rm(upload.folder, { recursive: true, force: true, maxRetries: 5 });
  upload.share.end();
}

function refuseOtherFields({ fields }: FormShape, sent: unknown): void {
  if (Object.keys(sent ?? {}).some((name) => !fields.includes(name)))
    throw new AppError('invalid_input', { message: 'This form has a field that is not known here' });
}

function faultOf({ files }: FormShape, field: string, count: number): AppError | undefined {
  const most = Object.hasOwn(files, field) ? files[field] : undefined;
  if (most === undefined) {
    const message = `Files are taken here as ${Object.keys(files).join(' and ')} only`;
    return new AppError('invalid_input', { message, fields: fieldsOf(files, message) });
  }
  if (count <= most) return undefined;
  const message = most === 1 ? 'Please choose one file' : `Please choose at most ${most} files`;
  return new AppError('invalid_input', { message, fields: { [field]: message } });
}

function fieldsOf(files: FormShape['files'], message: string): Record<string, string> {
  return Object.fromEntries(Object.keys(files).map((name) => [name, message]));
}

function tooLarge(fileName: string | null): AppError {
  return new AppError('file_too_large', { message: `${fileName || 'The file'} is larger than 25MB` });
}
