import { english } from '@harbourline/policy/words';
import { formatPhone } from '@harbourline/policy';
import type { Person } from './facts';
import { COLOURS, heightOf, keepTogether, PAGE, WIDTH, widthOf, write, type Sheet, type TextStyle } from './sheet';

export interface Party {
  role: string;
  person: Person | null;
}

const GAP = 22;
const ROLE: TextStyle = { font: 'strong', size: 7.2, colour: COLOURS.accent, tracking: 0.5, leading: 0 };
const NAME: TextStyle = { font: 'strong', size: 11, leading: 1.5 };
const CONTACT: TextStyle = { size: 9, colour: COLOURS.soft, leading: 2.5 };

/** Who is concerned, side by side, at most two where an address needs the room: role, name, phone, email address. */
export function parties(doc: Sheet, all: Party[]): void {
  const across = all.some(({ person }) => person && !fits(doc, person.email, columnWidth(all.length))) ? 2 : all.length;
  for (let index = 0; index < all.length; index += across)
    row(doc, all.slice(index, index + across), columnWidth(across));
  doc.y -= 6;
}

function row(doc: Sheet, all: Party[], width: number): void {
  const columns = all.map(({ role, person }) => ({
    role: role.toUpperCase(),
    name: person?.fullName ?? english`Not known`,
    contact: person ? `${formatPhone(person.phone)}\n${person.email}` : '',
  }));
  const heights = columns.map(
    ({ name, contact }) => 20 + heightOf(doc, name, NAME, width) + heightOf(doc, contact, CONTACT, width),
  );
  keepTogether(doc, Math.max(...heights));
  const top = doc.y;
  const ends = columns.map(({ role, name, contact }, index) => {
    const x = PAGE.left + index * (width + GAP);
    write(doc, role, ROLE, { x, y: top + 2, width });
    write(doc, name, NAME, { x, y: top + 14, width });
    write(doc, contact, CONTACT, { x, y: doc.y + 1, width });
    return doc.y;
  });
  doc.y = Math.max(...ends) + 8;
}

function columnWidth(across: number): number {
  return (WIDTH - GAP * (across - 1)) / across;
}

function fits(doc: Sheet, text: string, width: number): boolean {
  return widthOf(doc, text, CONTACT) <= width;
}
