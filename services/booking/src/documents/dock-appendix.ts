import { formatCad, partsOfBalance } from '@harbourline/policy';
import { english, PARTY_IN_WORDS } from '@harbourline/policy/words';
import { shortMomentInWords } from '../domain/time-in-words';
import { definitions, type Definition, type Definitions } from './definitions';
import type { BoardOnPaper, DockOnPaper, DocumentFacts, Pictures, SaidAtDock } from './facts';
import { heading, paragraph } from './section';
import { keepTogether, PAGE, WIDTH, write, COLOURS, type Sheet } from './sheet';
import { figure } from './structure';

const GAP = 12;
const PICTURE_WIDTH = (WIDTH - GAP) / 2;
const PICTURE_HEIGHT = PICTURE_WIDTH * 0.75;
const LINE_HEIGHT = 14;
const SIDES = { renter: english`Renter`, owner: english`Owner`, captain: english`Captain` } as const;
const WAYS = {
  cash: english`in cash`,
  card: english`by card`,
  transfer: english`by transfer`,
  other: english`in another way`,
} as const;

/** What was recorded at the dock: facts, who agreed to them and when, the balance, and the photos. */
export function dockAppendix(doc: Sheet, { zone, dock, ...due }: DocumentFacts, pictures: Pictures): void {
  if (!dock) return;
  doc.addPage();
  heading(doc, english`Appendix: at the dock`);
  paragraph(
    doc,
    english`This was recorded on phones at the dock. Below each record is what each side has said of it so far. Times are those of the boat’s city.`,
  );
  if (dock.checkIn) board(doc, english`A. Check-in`, { ...dock.checkIn, zone, files: pictures });
  if (dock.checkOut) board(doc, english`B. Check-out`, { ...dock.checkOut, zone, files: pictures });
  if (dock.balance) {
    heading(doc, english`C. Balance`, 90);
    definitions(doc, balanceRows(dock.balance, { ...due, zone }));
  }
}

function board(doc: Sheet, title: string, facts: BoardOnPaper & { zone: string; files: Pictures }): void {
  const { text, agreements, zone, pictures, files } = facts;
  heading(doc, title, 100);
  for (const sentence of text) paragraph(doc, sentence);
  doc.y += 4;
  const recorder = agreements[0]?.by ?? 'owner';
  const said = agreements.map((each): Definition => [
    SIDES[each.by],
    english`Agreed: ${agreedInWords(each, { recorder, zone })}`,
  ]);
  definitions(doc, [...said, ...consentInWords(facts)]);
  doc.y += GAP;
  pictureRows(
    doc,
    title,
    pictures.map((key) => photoOf(doc, files[key])),
  );
}

/** How the renter stands to it, beside what they have agreed to on their own phone. */
function consentInWords({ consent, objectBy, objection, zone }: BoardOnPaper & { zone: string }): Definitions {
  const until = objectBy && shortMomentInWords(objectBy, zone);
  switch (consent) {
    case 'open':
      return [[SIDES.renter, english`Not agreed yet`]];
    case 'agreed-elsewhere':
      return [[SIDES.renter, english`Not objected to yet; the renter can object until ${until}`]];
    case 'not-objected':
      return [[SIDES.renter, english`Not objected to by ${until}`]];
    case 'objected':
      return objection ? [[SIDES.renter, objectionInWords(objection, zone)]] : [];
    case 'agreed':
      return [];
  }
}

/** An empty reason was erased with the account of whoever gave it. */
function objectionInWords(objection: NonNullable<BoardOnPaper['objection']>, zone: string): string {
  const said = saidInWords(objection, zone);
  return objection.reason === ''
    ? english`Objected: ${said}. The reason was erased with the renter’s account.`
    : english`Objected: ${said}: “${objection.reason}”`;
}

function agreedInWords(said: BoardOnPaper['agreements'][number], of: { recorder: SaidAtDock['by']; zone: string }) {
  const where =
    said.by !== of.recorder && said.onRecordersPhone ? english`, on the ${PARTY_IN_WORDS[of.recorder]}’s phone` : '';
  return saidInWords(said, of.zone) + where;
}

/** Who and when; what arrived later says so. */
function saidInWords({ name, at, receivedAt }: Omit<SaidAtDock, 'by'>, zone: string): string {
  const [done, arrived] = [at, receivedAt].map((each) => shortMomentInWords(each, zone));
  return `${name}, ${done}${arrived === done ? '' : english` (received ${arrived})`}`;
}

type Due = Pick<DocumentFacts, 'zone' | 'balanceFromRenterCents' | 'dueToCaptainCents'>;

function balanceRows(balance: NonNullable<DockOnPaper['balance']>, { zone, ...due }: Due): Definitions {
  const { amountCents, way, confirmed } = balance;
  const said = balance.by === 'renter' ? english`Marked as paid` : english`Marked as received`;
  const parts = partsOfBalance(amountCents, due);
  const parted =
    parts && english`: ${formatCad(parts.ownerCents)} to the owner, ${formatCad(parts.captainCents)} to the captain`;
  return [
    [english`Amount`, `${formatCad(amountCents)} ${WAYS[way]}${parted ?? ''}`],
    [SIDES[balance.by], `${said}: ${saidInWords(balance, zone)}`],
    confirmed
      ? [SIDES[confirmed.by], english`Confirmed: ${saidInWords(confirmed, zone)}`]
      : [english`Other side`, english`Not confirmed yet`],
  ];
}

type Photo = Picture | 'gone' | 'damaged';
type Picture = PDFKit.OpenedImage;

const NO_PHOTO = {
  gone: english`no longer kept`,
  damaged: english`cannot be shown, as its file is damaged`,
} as const;

function photoOf(doc: Sheet, file: Pictures[string] | undefined): Photo {
  if (file === undefined) return 'gone';
  if (file === 'damaged') return file;
  try {
    return doc.openImage(Buffer.from(file.buffer, file.byteOffset, file.length));
  } catch {
    return 'damaged';
  }
}

/** Two beside each other. One that cannot be shown leaves its place to a sentence. */
function pictureRows(doc: Sheet, title: string, photos: Photo[]): void {
  for (let index = 0; index < photos.length; index += 2) {
    const row = photos.slice(index, index + 2);
    const height = row.some((photo) => typeof photo !== 'string') ? PICTURE_HEIGHT : LINE_HEIGHT;
    keepTogether(doc, height);
    const y = doc.y;
    row.forEach((photo, column) => {
      const place = { x: PAGE.left + column * (PICTURE_WIDTH + GAP), y };
      const name = english`${title.slice(3)}, photo ${index + column + 1} of ${photos.length}`;
      if (typeof photo !== 'string') onePicture(doc, photo, { ...place, name });
      else write(doc, `${name}: ${NO_PHOTO[photo]}`, { colour: COLOURS.soft }, { ...place, width: PICTURE_WIDTH });
    });
    doc.y = y + height + GAP;
  }
}

function onePicture(doc: Sheet, picture: Picture, { x, y, name }: { x: number; y: number; name: string }): void {
  figure(doc, name, () => doc.image(picture, x, y, { fit: [PICTURE_WIDTH, PICTURE_HEIGHT] }));
}
