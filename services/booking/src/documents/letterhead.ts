import type { Issuer } from './facts';
import { COLOURS, PAGE, rule, WIDTH, write, type Sheet } from './sheet';
import { decorate } from './structure';

const SIGN = { size: 32, scale: 0.95, y: 45 };

/** Sign and name on the left, how to reach us on the right; the text goes on below. */
export function letterhead(doc: Sheet, { name, phone, email, address }: Issuer): void {
  decorate(doc, 'Layout', () => sign(doc));
  write(doc, name, { font: 'display', size: 18, colour: COLOURS.deep, tracking: -0.3 }, { x: PAGE.left + 38, y: 50 });
  const contact = { size: 7.8, colour: COLOURS.soft, leading: 2.2 };
  write(doc, `${phone}  ·  ${email}\n${address}`, contact, { y: 51, align: 'right' });
  rule(doc, 88, { colour: COLOURS.deep, width: 0.9 });
  doc.y = 102;
}

/** The web's own sign. */
function sign(doc: Sheet): void {
  doc
    .save()
    .translate(PAGE.left - 3, SIGN.y)
    .scale(SIGN.scale);
  doc.path('M15 3.5v16.2H5.4C10 15.5 13.2 10 15 3.5Z').fill(COLOURS.accent);
  doc.path('M17.3 7.5c4.1 3.1 7.2 7.2 9.3 12.2h-9.3V7.5Z').fill(COLOURS.accentLight);
  doc
    .path('M3 24.3c2.2 0 2.2 1.7 4.3 1.7s2.2-1.7 4.4-1.7S13.8 26 16 26s2.2-1.7 4.3-1.7 2.2 1.7 4.4 1.7 2.2-1.7 4.3-1.7')
    .lineWidth(2)
    .lineCap('round')
    .stroke(COLOURS.accent);
  doc.restore();
}

/** The document's name, what it is about, and where the booking stands. */
export function title(doc: Sheet, { text, about, status }: { text: string; about: string; status: string }): void {
  const y = doc.y;
  write(
    doc,
    text,
    { font: 'display', size: 24, colour: COLOURS.deep, tracking: -0.4, leading: 0 },
    { y, width: WIDTH - 110, part: 'H1' },
  );
  const below = doc.y + 5;
  badge(doc, status, y + 8);
  doc.y = below;
  write(doc, about, { size: 9.5, colour: COLOURS.soft });
  doc.y += 9;
}

function badge(doc: Sheet, text: string, y: number): void {
  const label = text.toUpperCase();
  const look = { font: 'strong', size: 7.2, colour: COLOURS.accent, tracking: 0.5, leading: 0 } as const;
  doc.font(look.font).fontSize(look.size);
  const width = doc.widthOfString(label, { characterSpacing: look.tracking }) + 18;
  const x = PAGE.left + WIDTH - width;
  decorate(doc, 'Layout', () =>
    doc.roundedRect(x, y, width, 18, 9).lineWidth(0.8).strokeColor(COLOURS.accent).stroke(),
  );
  write(doc, label, look, { x: x + 9.5, y: y + 5.1, width });
}
