import { LINKS } from '../domain/placeholders/placeholders';

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
 * Reads a template's content. Blocks are separated by blank lines, and each of these begins one of its own:
 *
 *     # title    ## section    > note    - Label: value    [Button](/path/of/ours or {{link}})
 *
 * Everything else is a paragraph; it and a note keep their line breaks. A paragraph right above a button is left out
 * with it.
 */
export function parseContent(content: string): Block[] {
  return content.split(/\n\s*\n/).flatMap((part) => {
    const lines = part.split('\n').map((line) => line.trim());
    return lines.filter((line) => line !== '').reduce<Block[]>(addLine, []);
  });
}

/** Adds a line to the blocks of its part: to the last one, if it goes on with that. */
function addLine(blocks: Block[], line: string): Block[] {
  const block = readBlock(line);
  const last = blocks.at(-1);
  const goesOn =
    (last?.kind === 'paragraph' && block.kind === 'paragraph') ||
    (last?.kind === 'note' && (block.kind === 'note' || block.kind === 'paragraph'));
  if (goesOn) return [...blocks.slice(0, -1), { ...last, text: `${last.text}\n${block.text}` }];
  if (last?.kind === 'paragraph' && block.kind === 'button') {
    return [...blocks.slice(0, -1), { ...last, leadsTo: block.path }, block];
  }
  return [...blocks, block];
}

function readBlock(line: string): Block {
  const [, label, value] = ROW.exec(line) ?? [];
  if (label && value) return { kind: 'row', label, text: value };
  const [, name, path] = BUTTON.exec(line) ?? [];
  if (name && path) return { kind: 'button', text: name, path };
  if (line.startsWith('# ')) return { kind: 'title', text: line.slice(2) };
  if (line.startsWith('## ')) return { kind: 'section', text: line.slice(3) };
  if (line.startsWith('> ')) return { kind: 'note', text: line.slice(2) };
  return { kind: 'paragraph', text: line };
}
