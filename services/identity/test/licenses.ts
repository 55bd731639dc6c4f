import sharp from 'sharp';
import type { Registered } from './accounts';
import type { Answer, Browser } from './browser';

export interface SentLicense {
  content: Buffer;
  name: string;
}

/** What the captain's page sends. */
export function licenseForm(
  fields: { userId?: number | string; licenseType?: string },
  ...files: SentLicense[]
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const { content, name } of files) form.append('license', new Blob([new Uint8Array(content)]), name);
  return form;
}

export function plainPicture(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2060a0' } })
    .png()
    .toBuffer();
}

/** A captain's upload for themselves, or somebody's for them. */
export function upload(
  captain: Pick<Registered, 'id' | 'browser'>,
  file: SentLicense,
  { licenseType = 'harbor', by = captain.browser }: { licenseType?: string; by?: Browser } = {},
): Promise<Answer> {
  return by.post('/api/upload-license', licenseForm({ userId: captain.id, licenseType }, file));
}

/** Puts a plain picture on file. @returns its path */
export async function uploaded(captain: Registered, licenseType = 'harbor'): Promise<string> {
  const { status, body } = await upload(captain, { content: await plainPicture(), name: 'card.png' }, { licenseType });
  if (status !== 201) throw new Error(`the upload answered ${status}: ${JSON.stringify(body)}`);
  return String(body['filePath']);
}
