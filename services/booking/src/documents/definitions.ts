import { COLOURS, heightOf, keepTogether, PAGE, rule, WIDTH, write, type Sheet } from './sheet';
import { group } from './structure';

export type Definition = readonly [label: string, value: string | null];
/** One definition across the page, or two beside each other. */
export type Definitions = (Definition | readonly [Definition, Definition])[];

const LABEL_WIDTH = 84;
const SECOND_AT = 270;
const SECOND_LABEL_WIDTH = 68;
const PADDING = 3;

interface Cell {
  label: string;
  value: string;
  x: number;
  labelWidth: number;
  width: number;
}

/** Terms and what they are here, a line between them; those without a value are left out. */
export function definitions(doc: Sheet, rows: Definitions): void {
  rule(doc, doc.y);
  group(doc, 'Table', () => {
    for (const cells of rows.map(cellsOf)) if (cells.length > 0) row(doc, cells);
  });
}

function row(doc: Sheet, cells: Cell[]): void {
  keepTogether(doc, Math.max(...cells.map(({ value, width }) => heightOf(doc, value, {}, width))) + 2 * PADDING);
  const y = doc.y + PADDING;
  const ends: number[] = [];
  group(doc, 'TR', () => {
    for (const { label, value, x, labelWidth, width } of cells) {
      write(doc, label, { colour: COLOURS.soft }, { x, y, width: labelWidth - 8, part: 'TH' });
      write(doc, value, {}, { x: x + labelWidth, y, width, part: 'TD' });
      ends.push(doc.y);
    }
  });
  doc.y = Math.max(...ends) + PADDING - 2;
  rule(doc, doc.y);
}

function cellsOf(row: Definitions[number]): Cell[] {
  const both = isPair(row) && row.every(([, value]) => value);
  const all = (isPair(row) ? row : [row]).flatMap(([label, value]) => (value ? [{ label, value }] : []));
  const end = PAGE.left + WIDTH;
  return all.map(({ label, value }, index) => {
    const x = PAGE.left + index * SECOND_AT;
    const labelWidth = index === 0 ? LABEL_WIDTH : SECOND_LABEL_WIDTH;
    const cellEnd = both && index === 0 ? PAGE.left + SECOND_AT - 16 : end;
    return { label, value, x, labelWidth, width: cellEnd - x - labelWidth };
  });
}

function isPair(row: Definitions[number]): row is readonly [Definition, Definition] {
  return Array.isArray(row[0]);
}
