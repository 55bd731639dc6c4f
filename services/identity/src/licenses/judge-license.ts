import { open, readFile } from 'node:fs/promises';
import { AppError } from '@harbourline/service-kit/app-error';
import type { SentFile } from '@harbourline/service-kit/http/sent-files';
import { reEncodePicture } from '@harbourline/service-kit/pictures/re-encode-picture';
import type { LicenseContentType } from '../domain/licenses';
import { beginsAsPdf, findPdfFault, type PdfFault } from '../pdf/find-pdf-fault';

export interface JudgedLicense {
  contentType: LicenseContentType;
  sizeBytes: number;
}

const HEAD_BYTES = 1_024;
const NEITHER = 'is neither an image nor a PDF';
const REFUSALS: Record<PdfFault, string> = {
  broken: 'is damaged or incomplete. Please send another copy of it.',
  empty: 'has no page. Please upload a PDF that has one, or a picture.',
  locked: 'opens with a password only. Please upload a copy that opens without one.',
  active: 'holds scripts or other files. Please upload a plain PDF or a picture.',
  opaque: 'could not be checked. Please upload a picture of it.',
};

/** Pixels along the sides of the smallest picture of a card on which a person can read the small print. */
const LEGIBLE = { longer: 600, shorter: 350 };
const ILLEGIBLE = `is too small to be read. Please upload a picture of at least ${LEGIBLE.longer} × ${LEGIBLE.shorter} pixels.`;

/**
 * Judges a licence by its content, whatever its name. A picture is made anew, in the file's place, and must be large enough
 * to be read; a PDF stays as it is, and is taken only if it shows pages and does nothing else. To be done in a worker. @throws AppError `not_a_license`.
 */
export async function judgeLicense(file: SentFile, mostBytes: number): Promise<JudgedLicense> {
  return (await isPdf(file.path)) ? judgePdf(file) : judgePicture(file, mostBytes);
}

async function isPdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return beginsAsPdf(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await file.close();
  }
}

async function judgePdf({ path, name }: SentFile): Promise<JudgedLicense> {
  const content = await readFile(path);
  const fault = await findPdfFault(content);
  if (fault) throw new AppError('not_a_license', { message: `${name} ${REFUSALS[fault]}` });
  return { contentType: 'application/pdf', sizeBytes: content.length };
}

async function judgePicture(file: SentFile, mostBytes: number): Promise<JudgedLicense> {
  try {
    const { sizeBytes, width, height } = await reEncodePicture(file, mostBytes);
    const legible = Math.max(width, height) >= LEGIBLE.longer && Math.min(width, height) >= LEGIBLE.shorter;
    if (!legible) throw new AppError('not_a_license', { message: `${file.name} ${ILLEGIBLE}` });
    return { contentType: 'image/jpeg', sizeBytes };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_an_image')) throw error;
    const message = error.message.replace('is not an image file', NEITHER);
    throw new AppError('not_a_license', { message, cause: error });
  }
}
