import { english } from '@harbourline/policy/words';
import { COLOURS, PAGE, rule, style, WIDTH, type Sheet } from './sheet';
import { decorate } from './structure';

const Y = PAGE.height - 46;

/** Below every page: what it belongs to, and which of how many it is. */
export function pageNumbers(doc: Sheet, text: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // It lies below the text's margin, where text would begin a new page.
    doc.page.margins.bottom = 0;
    rule(doc, Y - 9);
    decorate(doc, 'Pagination', () => footer(doc, text, english`Page ${page - start + 1} of ${count}`));
    doc.page.margins.bottom = PAGE.bottom;
  }
}

function footer(doc: Sheet, text: string, number: string): void {
  const look = { size: 7.6, colour: COLOURS.soft, leading: 0 };
  doc.text(text, PAGE.left, Y, { ...style(doc, look), width: WIDTH - 80, lineBreak: false });
  doc.text(number, PAGE.left, Y, { ...style(doc, look), width: WIDTH, align: 'right' });
}
