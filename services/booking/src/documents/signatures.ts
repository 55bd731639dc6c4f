import { english } from '@harbourline/policy/words';
import type { Party } from './parties';
import { COLOURS, heightOf, keepTogether, PAGE, rule, WIDTH, write, type Sheet } from './sheet';

const GAP = 28;
const DATE_WIDTH = 74;
const LINE_AT = 40;
const HEIGHT = 80;

/** How high the lines for so many are. */
export function heightOfSignatures(parties: Party[]): number {
  return Math.ceil(parties.length / 2) * HEIGHT;
}

/** Lines to sign on, two beside each other, each with a date and the name in print. */
export function signatures(doc: Sheet, parties: Party[]): void {
  const width = (WIDTH - GAP) / 2;
  for (let index = 0; index < parties.length; index += 2) {
    keepTogether(doc, HEIGHT);
    const top = doc.y;
    const ends = parties.slice(index, index + 2).map((party, column) => {
      signature(doc, party, { x: PAGE.left + column * (width + GAP), y: top, width });
      return doc.y;
    });
    doc.y = Math.max(...ends) + 6;
  }
}

function signature(
  doc: Sheet,
  { role, person }: Party,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const signing = width - DATE_WIDTH - 14;
  const line = { colour: COLOURS.ink, width: 0.7 };
  rule(doc, y + LINE_AT, { ...line, x, length: signing });
  rule(doc, y + LINE_AT, { ...line, x: x + signing + 14, length: DATE_WIDTH });
  const small = { size: 8, colour: COLOURS.soft, leading: 1.5 };
  write(doc, english`Date`, small, { x: x + signing + 14, y: y + LINE_AT + 5, width: DATE_WIDTH });
  const name = person?.fullName ?? '';
  const below = y + LINE_AT + 4;
  write(doc, name, { font: 'strong', size: 9, leading: 1.5 }, { x, y: below, width: signing });
  write(doc, role, small, {
    x,
    y: below + heightOf(doc, name, { font: 'strong', size: 9, leading: 1.5 }, signing),
    width: signing,
  });
}
