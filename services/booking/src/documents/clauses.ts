import { COLOURS, heightOf, keepTogether, PAGE, style, WIDTH, type Sheet, type TextStyle } from './sheet';
import { group, say } from './structure';

export interface Clause {
  /** The words it begins with, which name it. */
  name?: string;
  text: string;
}

const INDENT = 26;
const TEXT_WIDTH = WIDTH - INDENT;
const LOOK = { size: 8.5, leading: 2 } satisfies TextStyle;
/** So much of a clause at least stands on one page. */
const LEAST = 5 * (LOOK.size + LOOK.leading + 2);

/**
 * Clauses with their numbers hanging in front: `5.1`, `5.2` …, outside of sections `1`, `2` … The last one stays with as
 * much of what follows as `after` says.
 */
export function clauses(doc: Sheet, section: string | null, all: Clause[], { after = 0 } = {}): void {
  group(doc, 'L', () =>
    all.forEach((clause, index) => {
      const { name, text } = clause;
      const whole = heightOf(doc, name ? `${name}. ${text}` : text, LOOK, TEXT_WIDTH);
      const last = index === all.length - 1;
      keepTogether(doc, Math.min(whole, LEAST) + (last ? after : 0));
      group(doc, 'LI', () => one(doc, numberOf(section, index), clause));
    }),
  );
}

function one(doc: Sheet, number: string, { name, text }: Clause): void {
  const y = doc.y;
  const look = style(doc, { ...LOOK, size: 8, colour: COLOURS.accent });
  say(doc, 'Lbl', () => doc.text(number, PAGE.left, y + 0.7, { ...look, features: ['tnum'] }));
  doc.x = PAGE.left + INDENT;
  doc.y = y;
  say(doc, 'LBody', () => {
    if (name) doc.text(`${name}. `, { ...style(doc, { ...LOOK, font: 'strong' }), width: TEXT_WIDTH, continued: true });
    doc.text(text, { ...style(doc, LOOK), width: TEXT_WIDTH });
  });
  doc.y += 3.5;
}

function numberOf(section: string | null, index: number): string {
  return section === null ? String(index + 1) : `${section}.${index + 1}`;
}
