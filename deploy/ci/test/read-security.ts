import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const security = read('docs/security.md');

/** A part of security.md, by its heading of the second or third level. */
export function section(heading: string): string {
  const [, level = '', text] = new RegExp(`\\n(###?) ${heading}\\n([^]*)`).exec(security) ?? [];
  if (text === undefined) throw new Error(`security.md has no part ${heading}`);
  return text.split(level === '##' ? '\n## ' : /\n###? /)[0] ?? '';
}

/** The rows of all tables of a part, in cells, the headings among them. */
export const rowsOf = (heading: string): string[][] =>
  [...section(heading).matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));

/** The texts between backticks in a cell. */
export const namesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
