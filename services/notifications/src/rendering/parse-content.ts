/** A piece of a message. `text` may still name placeholders and hold **bold** words. */
export type Block =
  | { kind: 'title' | 'section' | 'paragraph' | 'note'; text: string }
  | { kind: 'row'; label: string; text: string }
  | { kind: 'button'; text: string; path: string };

const BUTTON = /^\[(.+)\]\((\/[^\s()]*)\)$/;
const ROW = /^- ([^:]+): (.+)$/;

/**
 * Reads a template's content. Blocks are separated by blank lines, rows by line breaks:
 *
 *     # title    ## section    > note    - Label: value    [Button](/path/of/ours)    and paragraphs
 */
export function parseContent(content: string): Block[] {
  return content
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) =>
      part.startsWith('- ') ? part.split('\n').map((line) => readBlock(line.trim())) : [readBlock(part)],
    );
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
