import { LINKS } from '../domain/placeholders';

/** A piece of a message. `text` may still name placeholders and hold **bold** words. */
export type Block =
  | { kind: 'title' | 'section' | 'note'; text: string }
  /** `leadsTo` is the path of the button right below it, without which it says nothing. */
  | { kind: 'paragraph'; text: string; leadsTo?: string }
  | { kind: 'row'; label: string; text: string }
  | { kind: 'button'; text: string; path: string };

const BUTTON = new RegExp(`^\\[(.+)\\]\\((/[^\\s()]*|\\{\\{(?:${LINKS.join('|')})\\}\\})\\)$`);
const ROW = /^- ([^:]+): (.+)$/;

/**
 * Reads a template's content. Blocks are separated by blank lines, rows by line breaks:
 *
 *     # title    ## section    > note    - Label: value    [Button](/path/of/ours or {{link}})    and paragraphs
 *
 * A paragraph with a button in its last line is left out with it.
 */
export function parseContent(content: string): Block[] {
  return content
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) =>
      part.startsWith('- ') ? part.split('\n').map((line) => readBlock(line.trim())) : readTogether(part),
    );
}

function readTogether(part: string): Block[] {
  const lines = part.split('\n');
  const button = readBlock(lines.at(-1)?.trim() ?? '');
  const above = readBlock(lines.slice(0, -1).join('\n'));
  if (button.kind !== 'button' || above.kind !== 'paragraph' || lines.length === 1) return [readBlock(part)];
  return [{ ...above, leadsTo: button.path }, button];
}

function readBlock(part: string): Block {
  const text = part.replace(/\s*\n\s*/g, ' ');
  const [, label, value] = ROW.exec(text) ?? [];
  if (label && value) return { kind: 'row', label, text: value };
  const [, name, path] = BUTTON.exec(text) ?? [];
  if (name && path) return { kind: 'button', text: name, path };
  if (text.startsWith('# ')) return { kind: 'title', text: text.slice(2) };
  if (text.startsWith('## ')) return { kind: 'section', text: text.slice(3) };
  if (text.startsWith('> ')) return { kind: 'note', text: text.slice(2) };
  return { kind: 'paragraph', text };
}
