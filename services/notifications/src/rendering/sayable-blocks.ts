import type { Values } from '../domain/placeholders/placeholders';
import { isUnsayable } from './fill-in';
import type { Block } from './parse-content';

/** Leaves out every block that names something not known, and then every section heading with nothing under it. */
export function sayableBlocks(blocks: readonly Block[], values: Values): Block[] {
  const sayable = blocks.filter((block) => !isUnsayable(`${block.text} ${leadsTo(block)}`, values));
  return sayable.filter((block, index) => block.kind !== 'section' || hasContent(sayable[index + 1]));
}

function leadsTo(block: Block): string {
  if (block.kind === 'button') return block.path;
  return (block.kind === 'paragraph' && block.leadsTo) || '';
}

function hasContent(next: Block | undefined): boolean {
  return next !== undefined && next.kind !== 'section' && next.kind !== 'button';
}
