import { visibleLine } from '@harbourline/contracts';
import { AppError } from '../app-error';

/** An uploaded file: its temporary path, and the name the sender gave it. */
export interface SentFile {
  path: string;
  name: string;
}

interface TemporaryFile {
  filepath: string;
  originalFilename: string | null;
}

const MOST_OF_A_NAME = 100;

/** The files of one multipart field. @throws AppError `invalid_input` with the given message when there are none. */
export function sentFiles(
  files: Record<string, TemporaryFile | TemporaryFile[]> | undefined,
  field: string,
  message: string,
): SentFile[] {
  const sent = [files?.[field] ?? []].flat();
  if (sent.length === 0) {
    throw new AppError('invalid_input', { message, fields: { [field]: message } });
  }
  return sent.map(({ filepath, originalFilename }) => ({
    path: filepath,
    name:
      visibleLine(originalFilename ?? '')
        .replace(/\p{C}/gu, '')
        .slice(0, MOST_OF_A_NAME) || 'The file',
  }));
}
