import { buffer } from 'node:stream/consumers';
import { bookingConfirmation } from '../src/documents/booking-confirmation';
import { captainAgreement } from '../src/documents/captain-agreement';
import { depositReceipt } from '../src/documents/deposit-receipt';
import type { DocumentFacts } from '../src/documents/facts';
import { rentalAgreement } from '../src/documents/rental-agreement';
import { openSheet, write } from '../src/documents/sheet';
import { FACTS } from './support/document-facts';
import { readPdf } from './support/read-pdf';

const DOCUMENTS: [string, (facts: DocumentFacts) => NodeJS.ReadableStream, string[]][] = [
  [
    'rental agreement',
    rentalAgreement,
    ['Captain’s fee', 'The captain’s and the owner’s safety', '“You” is the renter'],
  ],
  ['captain agreement', captainAgreement, ['the owner’s vessel', 'Captain’s fee', 'captain’s safety instructions']],
  ['confirmation', bookingConfirmation, ['Captain’s fee', 'L’Éternelle Brise', "O'Brien’s birthday"]],
  ['receipt', depositReceipt, ['owner’s share of the deposit', 'L’Éternelle Brise']],
];
const SPECIAL: Partial<DocumentFacts> = {
  specialRequests: "O'Brien’s birthday",
  taxPercent: 13,
  boat: { ...FACTS.boat, name: 'L’Éternelle Brise' },
};

/** The first document of a process: what its letters are made of is looked up as parts of them. */
async function setQuotationMarks(): Promise<void> {
  const sheet = openSheet({ title: 'Marks', subject: '', author: '', madeAt: new Date(0) });
  for (const font of ['text', 'strong', 'display'] as const) write(sheet, '“”ÉéÇ…', { font });
  sheet.end();
  await buffer(sheet);
}

beforeAll(setQuotationMarks);

it.each(DOCUMENTS)('of a %s, what is copied is what stands there, apostrophes included', async (_, make, words) => {
  const { text } = await readPdf(await buffer(make({ ...FACTS, ...SPECIAL })));
  for (const word of words) expect(text).toContain(word);
  expect(text).not.toMatch(/\b(?:owner|renter|captain|O|L) (?:s|Brien|Éternelle)\b/);
});

it.each(DOCUMENTS)('a %s tells its language and its structure to whoever hears it', async (_, make) => {
  const bytes = await buffer(make({ ...FACTS, ...SPECIAL }));
  const raw = bytes.toString('latin1');
  expect(raw).toMatch(/\/Lang \(en-CA\)/);
  expect(raw).toMatch(/\/MarkInfo/);
  expect(raw).toMatch(/\/Marked true/);
  expect(raw).toMatch(/\/StructTreeRoot/);
  expect(raw).toMatch(/\/DisplayDocTitle true/);
  const parts = raw.match(/\/S \/\w+/g)?.map((part) => part.slice(4)) ?? [];
  const count = (part: string) => parts.filter((each) => each === part).length;
  expect([count('Document'), count('H1')]).toEqual([1, 1]);
  expect(count('H2')).toBeGreaterThan(1);
  expect(count('TR')).toBeGreaterThan(3);
  expect(count('TH')).toBeGreaterThanOrEqual(count('TR'));
});
