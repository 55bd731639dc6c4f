import { COLOURS, heightOf, keepTogether, PAGE, WIDTH, write, type Sheet } from './sheet';
import { decorate } from './structure';

/** The height that has to fit below a heading; without it, both go to the next page. */
const LEAST_BELOW = 46;
const ABOVE = 10;
const OWN = 22;
export const HEADING_HEIGHT = ABOVE + OWN;

/** A heading; `keep` is how much of what follows stays with it. */
export function heading(doc: Sheet, text: string, keep: number = LEAST_BELOW): void {
  doc.y += ABOVE;
  keepTogether(doc, OWN + keep);
  write(doc, text, { font: 'display', size: 13, colour: COLOURS.deep, leading: 0 }, { part: 'H2' });
  doc.y += 4;
}

export function paragraph(doc: Sheet, text: string): void {
  keepTogether(doc, Math.min(heightOf(doc, text), 28));
  write(doc, text);
  doc.y += 4;
}

/** Something the reader has to know before anything else. */
export function notice(doc: Sheet, text: string): void {
  const inset = 10;
  const height = heightOf(doc, text, {}, WIDTH - 2 * inset - 3) + 2 * inset - 5;
  keepTogether(doc, height);
  const y = doc.y;
  decorate(doc, 'Layout', () => {
    doc.rect(PAGE.left, y, WIDTH, height).fill(COLOURS.tint);
    doc.rect(PAGE.left, y, 3, height).fill(COLOURS.accent);
  });
  write(doc, text, {}, { x: PAGE.left + inset + 3, y: y + inset - 2, width: WIDTH - 2 * inset - 3 });
  doc.y = y + height + 4;
}
