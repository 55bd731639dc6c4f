import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Noto, in pieces: each file has the signs of some ranges, which `unicode.json` names. Signs of these families are laid
 * out one by one; those of the others together, as letters join, change places and stack.
 */
const BY_SIGN = {
  'noto-emoji': () => require.resolve('@fontsource-variable/noto-emoji/unicode.json'),
  'noto-sans-symbols': () => require.resolve('@fontsource-variable/noto-sans-symbols/unicode.json'),
  'noto-sans-symbols-2': () => require.resolve('@fontsource/noto-sans-symbols-2/unicode.json'),
  'noto-sans-sc': () => require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  'noto-sans-tc': () => require.resolve('@fontsource-variable/noto-sans-tc/unicode.json'),
  'noto-sans-jp': () => require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  'noto-sans-kr': () => require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
} as const;

const BY_WORD = {
  'noto-sans': () => require.resolve('@fontsource-variable/noto-sans/unicode.json'),
  'noto-sans-arabic': () => require.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  'noto-sans-armenian': () => require.resolve('@fontsource-variable/noto-sans-armenian/unicode.json'),
  'noto-sans-bengali': () => require.resolve('@fontsource-variable/noto-sans-bengali/unicode.json'),
  'noto-sans-canadian-aboriginal': () =>
    require.resolve('@fontsource-variable/noto-sans-canadian-aboriginal/unicode.json'),
  'noto-sans-cherokee': () => require.resolve('@fontsource-variable/noto-sans-cherokee/unicode.json'),
  'noto-sans-devanagari': () => require.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json'),
  'noto-sans-ethiopic': () => require.resolve('@fontsource-variable/noto-sans-ethiopic/unicode.json'),
  'noto-sans-georgian': () => require.resolve('@fontsource-variable/noto-sans-georgian/unicode.json'),
  'noto-sans-gujarati': () => require.resolve('@fontsource-variable/noto-sans-gujarati/unicode.json'),
  'noto-sans-gurmukhi': () => require.resolve('@fontsource-variable/noto-sans-gurmukhi/unicode.json'),
  'noto-sans-hebrew': () => require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  'noto-sans-kannada': () => require.resolve('@fontsource-variable/noto-sans-kannada/unicode.json'),
  'noto-sans-khmer': () => require.resolve('@fontsource-variable/noto-sans-khmer/unicode.json'),
  'noto-sans-lao': () => require.resolve('@fontsource-variable/noto-sans-lao/unicode.json'),
  'noto-sans-malayalam': () => require.resolve('@fontsource-variable/noto-sans-malayalam/unicode.json'),
  'noto-sans-myanmar': () => require.resolve('@fontsource/noto-sans-myanmar/unicode.json'),
  'noto-sans-oriya': () => require.resolve('@fontsource-variable/noto-sans-oriya/unicode.json'),
  'noto-sans-sinhala': () => require.resolve('@fontsource-variable/noto-sans-sinhala/unicode.json'),
  'noto-sans-tamil': () => require.resolve('@fontsource-variable/noto-sans-tamil/unicode.json'),
  'noto-sans-telugu': () => require.resolve('@fontsource-variable/noto-sans-telugu/unicode.json'),
  'noto-sans-thaana': () => require.resolve('@fontsource-variable/noto-sans-thaana/unicode.json'),
  'noto-sans-thai': () => require.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
} as const;

const FAMILIES = { ...BY_WORD, ...BY_SIGN };
export type Family = keyof typeof FAMILIES;

/** A file of a family, which may have a sign. */
export interface Piece {
  family: Family;
  path: string;
  /** Its letters are laid out word by word. */
  byWord: boolean;
}

interface Range {
  first: number;
  last: number;
  piece: Piece;
}

let ranges: Map<Family, Range[]> | undefined;

/** The files that may have a sign, the best first. @param text in which it stands: Japanese shares signs with Chinese */
export function piecesFor(sign: number, text: string): Piece[] {
  const all = (ranges ??= new Map((Object.keys(FAMILIES) as Family[]).map((family) => [family, rangesOf(family)])));
  return orderFor(String.fromCodePoint(sign), text).flatMap((family) => {
    const found = all.get(family)?.find(({ first, last }) => first <= sign && sign <= last);
    return found ? [found.piece] : [];
  });
}

function orderFor(sign: string, text: string): Family[] {
  const words = Object.keys(BY_WORD) as Family[];
  const pictures: Family[] = ['noto-emoji', 'noto-sans-symbols', 'noto-sans-symbols-2'];
  const east = eastern(text);
  if (/[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(sign)) return [...pictures, ...east];
  if (/[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}]/u.test(sign)) return east;
  return [...words, ...east, ...pictures];
}

/** The same sign is written a little differently in China, Taiwan, Japan and Korea; other signs tell which it is. */
function eastern(text: string): Family[] {
  const all: Family[] = ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'];
  const tells: [RegExp, Family][] = [
    [/[\p{sc=Hira}\p{sc=Kana}]/u, 'noto-sans-jp'],
    [/\p{sc=Hang}/u, 'noto-sans-kr'],
    [/\p{sc=Bopo}/u, 'noto-sans-tc'],
  ];
  const first = tells.find(([signs]) => signs.test(text))?.[1];
  return first ? [first, ...all.filter((family) => family !== first)] : all;
}

/** What most families have beside their own scripts, and the first one has for all. */
const BESIDE = /^(latin|cyrillic|greek|vietnamese)/;

/** `U+600-6ff,U+204f` by piece. */
function rangesOf(family: Family): Range[] {
  const index = FAMILIES[family]();
  const pieces = JSON.parse(readFileSync(index, 'utf8')) as Record<string, string>;
  const byWord = family in BY_WORD;
  return Object.entries(pieces).flatMap(([key, text]) => {
    const name = key.replace(/[[\]]/g, '');
    if (family !== 'noto-sans' && BESIDE.test(name)) return [];
    const kind = index.includes('variable') ? 'wght' : '400';
    const path = join(dirname(index), 'files', `${family}-${name}-${kind}-normal.woff2`);
    const piece: Piece = { family, path, byWord };
    return text.split(',').map((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return { first, last, piece };
    });
  });
}
