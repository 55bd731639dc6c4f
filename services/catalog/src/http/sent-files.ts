import { AppError } from '@harbourline/service-kit';
import type { SentFile } from '../use-cases/re-encode-picture';

interface TemporaryFile {
  filepath: string;
  originalFilename: string | null;
}

const MOST_OF_A_NAME = 100;

/** The files of one multipart field. @throws AppError `invalid_input` when there are none. */
export function sentFiles(
  files: Record<string, TemporaryFile | TemporaryFile[]> | undefined,
  field: string,
): SentFile[] {
  const sent = [files?.[field] ?? []].flat();
  if (sent.length === 0) {
    const message = 'Please choose at least one photo';
    throw new AppError('invalid_input', { message, fields: { [field]: message } });
  }
  return sent.map(({ filepath, originalFilename }) => ({
    path: filepath,
    name: originalFilename?.replace(/\p{Cc}/gu, '').slice(0, MOST_OF_A_NAME) || 'The file',
  }));
}
