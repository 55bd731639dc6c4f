import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';

export interface ReadPdf {
  /** What each page says, blanks and line ends as one blank. */
  pages: string[];
  text: string;
  info: Record<string, unknown>;
}

/** Reads a PDF as a reader of it would. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const reader = spawn(process.execPath, [join(__dirname, 'read-pdf.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  reader.stdin.end(bytes);
  const read = JSON.parse(await textOf(reader.stdout)) as { pages: string[]; info: Record<string, unknown> };
  const pages = read.pages.map((page) => page.replace(/\s+/g, ' '));
  return { pages, text: pages.join(' '), info: read.info };
}
