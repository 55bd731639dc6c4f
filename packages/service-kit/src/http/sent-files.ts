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
/** What browsers write for the signs that would end a name in a form. */
const ESCAPED = /%0d%0a|%0[ad]|%22/gi;

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
    name: shownName(originalFilename ?? '') || 'The file',
  }));
}

/** A file's name as a sentence can have it: on one line, without what cannot be seen, and not long. */
function shownName(sent: string): string {
  const typed = sent.replace(ESCAPED, (escaped) => (escaped === '%22' ? '"' : ' '));
  const letters = [...visibleLine(typed).replace(/\p{C}/gu, '')];
  return letters.length > MOST_OF_A_NAME ? `${letters.slice(0, MOST_OF_A_NAME - 1).join('')}…` : letters.join('');
}
