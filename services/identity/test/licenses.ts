import { dateOfDay, dayOfDate } from '@harbourline/policy';
import sharp from 'sharp';
import { today } from '../src/domain/today';
import type { Registered } from './accounts';
import type { Answer, Browser } from './browser';

export interface SentLicense {
  content: Buffer;
  name: string;
}

/** The form that the captain's page sends. */
export function licenseForm(
  fields: { userId?: number | string; licenseType?: string; number?: string; expiresOn?: string },
  ...files: SentLicense[]
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const { content, name } of files) form.append('license', new Blob([new Uint8Array(content)]), name);
  return form;
}

/** As small as one may be that a person can read. */
export function plainPicture(width = 600, height = 350): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2060a0' } })
    .png()
    .toBuffer();
}

/** A captain's upload for themselves, or somebody's for them. */
export function upload(
  captain: Pick<Registered, 'id' | 'browser'>,
  file: SentLicense,
  {
    licenseType = 'harbor',
    by = captain.browser,
    ...said
  }: { licenseType?: string; by?: Browser; number?: string; expiresOn?: string } = {},
): Promise<Answer> {
  return by.post('/api/upload-license', licenseForm({ userId: captain.id, licenseType, ...said }, file));
}

/** Puts a plain picture on file. @returns its path */
export async function uploaded(captain: Registered, licenseType = 'harbor'): Promise<string> {
  const { status, body } = await upload(captain, { content: await plainPicture(), name: 'card.png' }, { licenseType });
  if (status !== 201) throw new Error(`the upload answered ${status}: ${JSON.stringify(body)}`);
  return String(body['filePath']);
}

/** So many days from today (YYYY-MM-DD), where we are. */
export function daysAhead(days: number): string {
  const date = dateOfDay(today(new Date()));
  date.setUTCDate(date.getUTCDate() + days);
  return dayOfDate(date);
}

/** The number and the date that an administrator reads on a licence. */
export const READ = { number: 'PCO-12345', expiresOn: daysAhead(200) };

/** An administrator accepts a licence with what is to be read on it. */
export function accept(
  captain: Pick<Registered, 'id'>,
  { by, filePath, licenseType = 'harbor', ...read }: Acceptance,
): Promise<Answer> {
  return by.browser.post(`/api/users/${captain.id}/licenses/${licenseType}/accept`, { filePath, ...READ, ...read });
}

interface Acceptance {
  by: Pick<Registered, 'browser'>;
  filePath: string;
  licenseType?: string;
  number?: string;
  expiresOn?: string;
}

/** Puts a licence on file and has it accepted. @returns its path */
export async function accepted(
  captain: Registered,
  { by, licenseType = 'harbor', ...read }: Omit<Acceptance, 'filePath'>,
): Promise<string> {
  const filePath = await uploaded(captain, licenseType);
  const { status, body } = await accept(captain, { by, filePath, licenseType, ...read });
  if (status !== 200) throw new Error(`the acceptance answered ${status}: ${JSON.stringify(body)}`);
  return filePath;
}
