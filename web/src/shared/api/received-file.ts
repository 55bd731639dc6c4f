/** A file as the server sent it. */
export interface ReceivedFile {
  /** What the server calls it; `document` where it does not say. */
  name: string;
  content: Blob;
}

export async function receivedFile(response: Response): Promise<ReceivedFile> {
  return { name: fileNameIn(response.headers.get('content-disposition')), content: await response.blob() };
}

const ENCODED = /filename\*\s*=\s*UTF-8''([^;]+)/i;
const PLAIN = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i;

/** The file name in a Content-Disposition header (RFC 6266), without any folders. */
export function fileNameIn(disposition: string | null): string {
  const encoded = ENCODED.exec(disposition ?? '')?.[1];
  const [, quoted, bare] = PLAIN.exec(disposition ?? '') ?? [];
  const named = (encoded && decoded(encoded)) ?? quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '';
  return named.split(/[/\\]/).at(-1)?.trim() || 'document';
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
}
