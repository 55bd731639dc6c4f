import { formatCad } from '@harbourline/policy';
import { BODY, COLOURS, heightOf, keepTogether, PAGE, rule, style, WIDTH, write, type Sheet } from './sheet';
import { group, say } from './structure';

export interface MoneyLine {
  label: string;
  cents: number;
  /** How it comes about, or to whom it goes. */
  note?: string;
  /** The sum of the lines above. */
  sum?: boolean;
}

const AMOUNT_WIDTH = 110;
const LABEL_WIDTH = WIDTH - AMOUNT_WIDTH;
const PADDING = 3;

export function heightOfMoney(doc: Sheet, lines: MoneyLine[]): number {
  return lines.reduce((sum, line) => sum + heightOf(doc, line.label, {}, LABEL_WIDTH) + 2 * PADDING - 2, 2);
}

/** Amounts in Canadian dollars, one below the other at the right. */
export function moneyTable(doc: Sheet, lines: MoneyLine[]): void {
  keepTogether(doc, heightOfMoney(doc, lines));
  rule(doc, doc.y);
  group(doc, 'Table', () => lines.forEach((line) => row(doc, line)));
}

function row(doc: Sheet, line: MoneyLine): void {
  if (line.sum) rule(doc, doc.y, { colour: COLOURS.ink, width: 0.9 });
  const font = line.sum ? 'strong' : 'text';
  const y = doc.y + PADDING;
  const noteAt = PAGE.left + doc.font(font).fontSize(BODY.size).widthOfString(line.label) + 9;
  let end = y;
  group(doc, 'TR', () => {
    write(doc, line.label, { font }, { y, width: LABEL_WIDTH, part: 'TH' });
    end = doc.y;
    // Set lower by what it is smaller: both stand on one line.
    const note = { x: noteAt, y: y + 0.97, width: LABEL_WIDTH, part: 'TD' } as const;
    if (line.note) write(doc, line.note, { size: 8.5, colour: COLOURS.soft }, note);
    say(doc, 'TD', () =>
      doc.text(formatCad(line.cents).replace('-', '−'), PAGE.left + LABEL_WIDTH, y, {
        ...style(doc, { font }),
        width: AMOUNT_WIDTH,
        align: 'right',
        features: ['tnum'],
      }),
    );
  });
  doc.y = end + PADDING - 2;
  rule(doc, doc.y);
}
