import type { Values } from '../domain/placeholders/placeholders';
import { escapeHtml } from './escape-html';
import { fillIn } from './fill-in';
import * as part from './html-parts';
import type { Block } from './parse-content';
import { linkOf, plain, type Surroundings } from './render-text';

/** A message as HTML. Whatever the template or a value contains arrives as text, never as markup. */
export function renderHtml(
  blocks: readonly Block[],
  values: Values,
  { subject, origin, footer }: Surroundings & { subject: string },
): string {
  const first = blocks.find(({ kind }) => kind === 'note') ?? blocks.find(({ kind }) => kind === 'paragraph');
  return part.page({
    subject: escapeHtml(subject),
    preview: first ? escapeHtml(plain(first.text, values)) : '',
    body: together(blocks)
      .map((group) => groupAsHtml(group, values, origin))
      .join('\n'),
    footer: escapeHtml(footer),
    origin,
  });
}

/** Rows that follow each other are one table; everything else stands alone. */
function together(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && block.kind === 'row' && last[0]?.kind === 'row') last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function groupAsHtml(group: readonly Block[], values: Values, origin: string): string {
  const rows = group.flatMap((block) =>
    block.kind === 'row' ? [{ label: escapeHtml(block.label), html: inline(block.text, values) }] : [],
  );
  if (rows.length > 0) return part.rows(rows);
  return group.map((block) => blockAsHtml(block, values, origin)).join('');
}

function blockAsHtml(block: Block, values: Values, origin: string): string {
  const html = inline(block.text, values);
  switch (block.kind) {
    case 'title':
      return part.title(html);
    case 'section':
      return part.section(html);
    case 'note':
      return part.note(html);
    case 'button':
      return part.button(html, linkOf(block, values, origin));
    case 'row':
    case 'paragraph':
      return part.paragraph(html);
  }
}

function inline(text: string, values: Values): string {
  const marked = withBreaks(escapeHtml(text).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>'));
  return fillIn(marked, values, (value) => withBreaks(escapeHtml(value)));
}

function withBreaks(html: string): string {
  return html.replaceAll('\n', '<br>');
}
