import { contentLines, escapedText } from './content-lines';

export interface Contact {
  fullName: string;
  phone: string | null;
  email: string | null;
  /** How one knows them. */
  note: string;
}

/**
 * A vCard with one person, in version 3.0, which every address book reads. Which part of a name is the family's is not
 * known, so the whole of it is the name that the person is called by.
 */
export function contactCard({ fullName, phone, email, note }: Contact): string {
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${escapedText(fullName)};;;`,
    `FN:${escapedText(fullName)}`,
    ...(phone ? [`TEL;TYPE=CELL,VOICE:${escapedText(phone)}`] : []),
    ...(email ? [`EMAIL;TYPE=INTERNET:${escapedText(email)}`] : []),
    `NOTE:${escapedText(note)}`,
    'END:VCARD',
  ]);
}
