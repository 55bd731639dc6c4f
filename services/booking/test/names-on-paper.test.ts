import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { create } from 'fontkit';
import { bookingConfirmation } from '../src/documents/booking-confirmation';
import { captainAgreement } from '../src/documents/captain-agreement';
import { depositReceipt } from '../src/documents/deposit-receipt';
import type { DocumentFacts, Person } from '../src/documents/facts';
import { rentalAgreement } from '../src/documents/rental-agreement';
import { trueTypeOf } from '../src/documents/scripts/woff2';
import { FACTS } from './support/document-facts';
import { readPdf } from './support/read-pdf';

type Make = (facts: DocumentFacts, pictures: Record<string, Uint8Array>) => NodeJS.ReadableStream;
const DOCUMENTS: Record<string, Make> = {
  'rental agreement': rentalAgreement,
  'captain agreement': captainAgreement,
  confirmation: bookingConfirmation,
  receipt: depositReceipt,
};

/** Script, a person's name, a boat's, and the typeface that shows them. */
const NAMES: [script: string, person: string, boat: string, typeface: string][] = [
  ['simplified Chinese', '王小明', '海风号', 'noto-sans-sc'],
  ['traditional Chinese', '陳美玲', '龍騰號', 'noto-sans-sc'],
  ['Japanese', '山田さくら', '海の星', 'noto-sans-jp'],
  ['Korean', '김민준', '바다의 별', 'noto-sans-kr'],
  ['Arabic', 'محمد عبد الله', 'نجمة البحر', 'noto-sans-arabic'],
  ['Persian with a joiner', 'علی‌رضا پهلوان', 'دریا', 'noto-sans-arabic'],
  ['Hebrew', 'דוד בן־גוריון', 'כוכב הים', 'noto-sans-hebrew'],
  ['Devanagari', 'प्रियंका क्षत्रिय', 'समुद्र का तारा', 'noto-sans-devanagari'],
  ['Bengali', 'প্রিয়াঙ্কা চক্রবর্তী', 'সমুদ্র', 'noto-sans-bengali'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਸਮੁੰਦਰ', 'noto-sans-gurmukhi'],
  ['Gujarati', 'કૃષ્ણા પટેલ', 'સમુદ્ર', 'noto-sans-gujarati'],
  ['Tamil', 'கிருஷ்ணமூர்த்தி', 'கடல்', 'noto-sans-tamil'],
  ['Telugu', 'శ్రీనివాస్', 'సముద్రం', 'noto-sans-telugu'],
  ['Kannada', 'ಕೃಷ್ಣ', 'ಸಮುದ್ರ', 'noto-sans-kannada'],
  ['Malayalam', 'കൃഷ്ണൻ', 'കടൽ', 'noto-sans-malayalam'],
  ['Sinhala', 'සිංහල', 'මුහුද', 'noto-sans-sinhala'],
  ['Thai', 'สมชาย ใจดี', 'ดาวทะเล', 'noto-sans-thai'],
  ['Lao', 'ສົມຊາຍ', 'ທະເລ', 'noto-sans-lao'],
  ['Khmer', 'សុខា', 'ផ្កាយសមុទ្រ', 'noto-sans-khmer'],
  ['Burmese', 'အောင်ဆန်း', 'ပင်လယ်', 'noto-sans-myanmar'],
  ['Georgian', 'ნინო ბერიძე', 'ზღვა', 'noto-sans-georgian'],
  ['Armenian', 'Արամ Սարգսյան', 'Ծով', 'noto-sans-armenian'],
  ['Amharic', 'አበበ ቢቂላ', 'ባሕር', 'noto-sans-ethiopic'],
  ['Inuktitut', 'ᐃᓄᒃᑎᑐᑦ', 'ᐃᒪᖅ', 'noto-sans-canadian-aboriginal'],
];
const OWN: [script: string, person: string, boat: string][] = [
  ['Greek', 'Γιώργος Παπαδόπουλος', 'Θάλασσα'],
  ['Cyrillic', 'Олександр Їжакевич', 'Зоря моря'],
  ['Vietnamese', 'Nguyễn Thị Ngọc Ánh', 'Biển Đông'],
];

/** What half of the world writes is tried in every document; the rest in one each, as all are set in the same way. */
const EVERYWHERE = ['simplified Chinese', 'Japanese', 'Korean', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Cyrillic'];
const inDocument = <Row extends [script: string, ...string[]]>(rows: readonly Row[], place: number): Row[] =>
  rows.filter(([script], index) => EVERYWHERE.includes(script) || index % Object.keys(DOCUMENTS).length === place);

const named = (fullName: string, person: Person | null): Person | null => person && { ...person, fullName };
const factsOf = (person: string, boat: string): DocumentFacts => ({
  ...FACTS,
  boat: { ...FACTS.boat, name: boat },
  ...{ owner: named(person, FACTS.owner), renter: named(person, FACTS.renter), captain: named(person, FACTS.captain) },
  ...{ captainName: person, specialRequests: `For ${person}, please.` },
});
const pdfOf = async (make: Make, facts: DocumentFacts) => buffer(make(facts, {}));
const requesting = (specialRequests: string): DocumentFacts => ({ ...FACTS, specialRequests });

describe.each(Object.entries(DOCUMENTS).map(([name, make], place) => [name, make, place] as const))(
  'a %s',
  (_, make, place) => {
    it.each(inDocument(NAMES, place))(
      'names people and boats in %s, and their names can be copied',
      async (__, person, boat, typeface) => {
        const pdf = await pdfOf(make, factsOf(person, boat));
        const { text } = await readPdf(pdf);
        // A joiner is in how the letters look.
        expect(text).toContain(person.replace('\u200c', ''));
        expect(text).toContain(boat);
        expect(pdf.toString('latin1')).toContain(`+${typeface}-`);
        expect(text).not.toContain('[U+');
      },
    );

    it.each(inDocument(OWN, place))(
      'names people and boats in %s by the typefaces of our own',
      async (__, person, boat) => {
        const pdf = await pdfOf(make, factsOf(person, boat));
        const { text } = await readPdf(pdf);
        expect(text).toContain(person);
        expect(text).toContain(boat);
        expect(pdf.toString('latin1')).not.toContain('+noto-');
      },
    );
  },
);

it('goes on in English after a name that is written from right to left', async () => {
  const { text } = await readPdf(await pdfOf(rentalAgreement, requesting('For محمد عبد الله (aged 42), please.')));
  expect(text).toContain('For محمد عبد الله (aged 42), please.');
});

it('keeps the order of a sentence that is written from right to left, with its number', async () => {
  const { text } = await readPdf(await pdfOf(rentalAgreement, requesting('אנחנו 12 אורחים')));
  // This reader leaves out blanks beside a number in such a sentence.
  expect(text.replaceAll(' ', '')).toContain('אנחנו12אורחים');
});

it('shows pictures, without what only colors them', async () => {
  const { text } = await readPdf(
    await pdfOf(rentalAgreement, requesting('Wheelchair ♿, birthday 🎉, thumbs 👍🏽, heart ❤️')),
  );
  expect(text).toContain('Wheelchair ♿, birthday 🎉, thumbs 👍, heart ❤');
});

it('names by its code point what no typeface has', async () => {
  const { text } = await readPdf(await pdfOf(rentalAgreement, requesting('Linear A \u{10600}, private \ue001')));
  expect(text).toContain('Linear A [U+10600], private [U+E001]');
});

it('breaks Chinese and Thai, which have no blanks, within the page', async () => {
  const thai = 'เราต้องการฉลองวันเกิดบนเรือกรุณาเตรียมเค้กและเครื่องดื่มสำหรับสิบสองคนด้วยครับขอบคุณมาก'.repeat(2);
  const chinese = '我们想要在船上庆祝生日请准备蛋糕和香槟谢谢你们的帮助和热情接待'.repeat(3);
  const { text } = await readPdf(await pdfOf(rentalAgreement, requesting(`${thai}\n${chinese}`)));
  expect(text.replaceAll(' ', '')).toContain(thai);
  expect(text.replaceAll(' ', '')).toContain(chinese);
  expect(text).not.toContain(thai);
  expect(text).not.toContain(chinese);
});

const range = (first: number, count: number, step = 1) =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index * step)).join('');
it.each([
  ['a different Chinese sign each', range(0x4e00, 2_000, 7)],
  ['a different Korean sign each', range(0xac00, 2_000, 5)],
  ['scripts by turns', 'محمد प्रिया שלום สวัสดี বাংলা தமிழ் తెలుగు ಕನ್ನಡ '.repeat(40)],
  ['Arabic without a blank', 'محمدعبدالله'.repeat(180)],
  ['signs that nobody has', range(0x12000, 1_000)],
  ['two thousand marks on one letter', `م${'\u064b'.repeat(1_999)}`],
])('sets the longest requests of %s in bounded time', async (_, requests) => {
  await pdfOf(rentalAgreement, requesting(requests));
  const { user, system } = process.cpuUsage();
  const pdf = await pdfOf(rentalAgreement, requesting(requests));
  const used = process.cpuUsage();
  // Of the processor, whatever else the machine does.
  expect((used.user - user + used.system - system) / 1_000).toBeLessThan(5_000);
  expect(pdf.length).toBeLessThan(1_000_000);
});

it('reads a variable WOFF2, glyphs that are made of others included', () => {
  const path =
    require.resolve('@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2');
  const typeface = create(trueTypeOf(readFileSync(path))).getVariation({ wght: 600 });
  const outline = typeface.glyphForCodePoint(0x0958).path;
  expect(outline.commands.length).toBeGreaterThan(20);
});
