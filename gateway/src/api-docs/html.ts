/** Markup that is safe to be sent as it is. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = Html | string | number | undefined | readonly (Html | undefined)[];

const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const plain = new WeakMap<TemplateStringsArray, readonly string[]>();

/** Markup with values in it: texts are escaped, other markup stays as it is. How its source is indented is not sent. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Html {
  const raw = plain.get(pieces) ?? pieces.map((piece) => piece.replace(/\n\s*/g, '\n'));
  plain.set(pieces, raw);
  return new Html(String.raw({ raw }, ...parts.map(markupOf)));
}

/** A sentence in which what stands between backticks is code. */
export function sentence(text: string): Html {
  const pieces = text.split('`').map((piece, at) => (at % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`));
  return html`${pieces}`;
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return String(part ?? '').replace(/[&<>"]/g, (sign) => NAMED[sign] ?? sign);
}
