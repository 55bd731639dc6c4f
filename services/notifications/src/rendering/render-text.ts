import type { Values } from '../domain/placeholders/placeholders';
import { fillIn } from './fill-in';
import type { Block } from './parse-content';

export interface Surroundings {
  /** The site that buttons lead to: the product's own address, without a path. */
  origin: string;
  /** Why the recipient gets this. */
  footer: string;
}

/** A message as plain text. */
export function renderText(blocks: readonly Block[], values: Values, { origin, footer }: Surroundings): string {
  const lines = blocks.flatMap((block, index) => {
    const joined = block.kind === 'row' && blocks[index - 1]?.kind === 'row';
    return [...(index === 0 || joined ? [] : ['']), blockAsText(block, values, origin)];
  });
  return [...lines, '', '-- ', 'Harbourline', footer, origin, ''].join('\n');
}

/** A text of a template with its values, without any markup. */
export function plain(text: string, values: Values): string {
  return fillIn(text.replaceAll('**', ''), values, (value) => value);
}

/** The target of a button: a path of ours, or a link that is one of the values. */
export function linkOf({ path }: Block & { kind: 'button' }, values: Values, origin: string): string {
  return path.startsWith('/')
    ? `${origin}${fillIn(path, values, encodeURIComponent)}`
    : fillIn(path, values, (link) => link);
}

function blockAsText(block: Block, values: Values, origin: string): string {
  const text = plain(block.text, values);
  switch (block.kind) {
    case 'title':
      return `${text}\n${'='.repeat(text.length)}`;
    case 'section':
      return `${text}\n${'-'.repeat(text.length)}`;
    case 'row':
      return `${block.label}: ${text.replaceAll('\n', '\n  ')}`;
    case 'button':
      return `${text}: ${linkOf(block, values, origin)}`;
    case 'note':
    case 'paragraph':
      return text;
  }
}
