import { isTopLevelDomain, isUnmistakableDomain } from './top-level-domains';

/** A scheme that programs follow, or a mailbox, each looked for where it begins; and the address of a host in digits. */
const SCHEME =
  /(?<![\p{L}\p{N}+.-])[\p{L}\p{N}+.-]*:\s*\/\s*\/\S*|\b(?:mailto|tel|sms|javascript|whatsapp):\S+|\bwww\.\S+|(?<![^\s@])[^\s@]+@[^\s@]+\.\p{L}{2,}/iu;
const IN_DIGITS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/;
/** Labels with dots in between, looked for where the first one begins or a path goes on, and whether a path follows. */
const DOTTED =
  /(?:(?<![\p{L}\p{M}\p{N}_-])|(?<=[/:?#][\p{L}\p{N}]))[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+(?<path>[/:?#][\p{L}\p{N}])?/gu;
/** What is parted so that no program makes a link of it, and every reader does. After an article it is the dot com boom. */
const PARTED =
  /(?<![\p{L}\p{N}-])(?!(?:the|a)\s+dot\s)[\p{L}\p{N}-]+\s*(?:\s\.\s?|\sdot\s|[[({]\s*(?:\.|dot)\s*[\])}]\s*)(?<domain>\p{L}{2,})(?![\p{L}\p{N}])/giu;
/** The ideographic full stop stands for a dot where all about it is Latin; elsewhere it ends a sentence. */
const IDEOGRAPHIC_DOT = /(?<=[a-z\d])\u3002(?=[a-z\d])/giu;

/** What stands before a name with its period, and is no name of a host: titles, saints, kinds of ships and of companies. */
const ABBREVIATIONS = new Set(
  listOf(`st ste sta sto ss ms mt ft pt no nr dr dra mr mrs mx mme mlle sr sra srta jr fr prof capt cpt col gen lt cmdr sgt
  rev hon pr ing lic arq br msgr pres maj adm ens dhr mw drs bpk wm th chr geo jas jos chas thos robt edw ma md mohd abd hj bros co cie corp pvt pty inc ltd my mv sy mf rv hms hmcs uss`),
);
/** What stands between an initial and a surname in small letters. */
const PARTICLES = new Set(listOf('de da di do du la le del della den der des dos el van von vom y e i zu ter ten'));

function listOf(names: string): string[] {
  return names.split(/\s+/);
}

/**
 * The first part of a text that mail programs and the like make a link of: with a scheme, or with a top-level domain that
 * there is. Initials and titles without a blank, as in J.R.R.Tolkien, St.John or S.A.de C.V., are none.
 * @param sentences whether the text has sentences, of which one may follow another without a blank
 */
export function linkIn(text: string, { sentences = false } = {}): string | undefined {
  const plain = text
    .replace(/[\u200c\u200d]/g, '')
    .normalize('NFKC')
    .replace(IDEOGRAPHIC_DOT, '.');
  const whole = SCHEME.exec(plain)?.[0] ?? IN_DIGITS.exec(plain)?.[0];
  if (whole !== undefined) return whole;
  const dotted = [...plain.matchAll(DOTTED)].find(({ 0: word, groups }) => {
    const labels = word.replace(/[/:?#].$/u, '').split('.');
    return isAddress(labels, { path: groups?.['path'] !== undefined, sentences });
  });
  if (dotted) return dotted[0];
  return [...plain.matchAll(PARTED)].find(({ groups }) => isUnmistakableDomain(groups?.['domain'] ?? ''))?.[0];
}

function isAddress(labels: string[], { path, sentences }: { path: boolean; sentences: boolean }): boolean {
  const [, ...after] = labels;
  if (after.some(isUnmistakableDomain)) return true;
  const before = labels.slice(0, -1);
  const last = labels.at(-1) ?? '';
  if (!isTopLevelDomain(last)) return path && after.some(isTopLevelDomain);
  if (path) return true;
  if (isName(before, last)) return false;
  return !(sentences && isFirstWord(before, last));
}

function isName(before: readonly string[], last: string): boolean {
  const labels = [...before, last];
  const isInitial = (label: string) => /^\p{Lu}$/u.test(label);
  // As in Will.I.Am
  if (before.slice(1).some(isInitial) && labels.every((label) => /^\p{Lu}/u.test(label))) return true;
  const begun = before.every((label) => isInitial(label) || (/^\p{Lu}/u.test(label) && isAbbreviation(label)));
  return begun && (/^\p{Lu}/u.test(last) || (PARTICLES.has(last) && /^\p{Lu}/u.test(before[0] ?? '')));
}

function isAbbreviation(label: string): boolean {
  return ABBREVIATIONS.has(label.toLowerCase());
}

/** The end of a sentence and the beginning of the next one, or an abbreviation such as a.m. before a word. */
function isFirstWord(before: readonly string[], last: string): boolean {
  if (before.length > 1 && before.every((label) => /^\p{Ll}$/u.test(label))) return true;
  return before.every((label) => /\p{Ll}$/u.test(label)) && /^\p{Lu}\p{Ll}*$/u.test(last);
}
