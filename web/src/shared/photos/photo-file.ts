/** For an input's `accept`: browsers that do not know the photos of iPhones find them by their endings. */
export const PHOTO_FILES = 'image/*,.heic,.heif';

/** What the server takes of one file. */
const MOST_BYTES = 25 * 1024 * 1024;

/** Why a chosen file is not sent, for the words about it. */
export type FileProblem = 'notImage' | 'tooLarge';

/** The server judges what is in a file; one whose kind the browser does not know is sent. */
export function problemOfFile({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  if (type !== '' && !type.startsWith('image/')) return 'notImage';
  return size > MOST_BYTES ? 'tooLarge' : undefined;
}
