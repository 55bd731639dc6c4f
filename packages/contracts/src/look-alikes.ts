/**
 * Letters and digits that look like Latin ones, by the small letter that they look like; capitals where they look like
 * another letter than the small one does; what Unicode's form KC makes
 * Latin by itself (full-width and mathematical letters) is not among them. A choice from Unicode's table of confusables.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ4@',
  b: 'ьвβʙ8',
  c: 'сϲᴄ',
  d: 'ԁɗᴅ',
  e: 'еєҽεᴇ3',
  f: 'ғƒꜰ',
  g: 'ɡԍɢ9',
  h: 'һнʜΗ',
  i: 'іıιɩɪӏ1l|!ɫł',
  j: 'јʝᴊ',
  k: 'кκᴋ',
  m: 'мᴍ',
  n: 'пոηɴΝ',
  o: 'оοσօ0ᴏø',
  p: 'рρᴘþ',
  q: 'ԛ',
  r: 'гʀᴦ',
  s: 'ѕꜱ5$',
  t: 'тτᴛ7',
  u: 'υսᴜʋμ',
  v: 'ѵνᴠ',
  w: 'ԝωшɯᴡ',
  x: 'хχ×',
  y: 'уүγʏΥ',
  z: 'ᴢ2',
};
const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, likes]) => [...likes].map((like) => [like, letter])),
);

/**
 * What a text looks like, word by word, in Latin small letters without marks, such as `harbouriine` for "Hаrbоurlіnе" with
 * four Cyrillic letters: `i` stands for every upright stroke.
 */
export function looksOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  const latin = Array.from(
    plain,
    (sign) => LATIN.get(sign) ?? LATIN.get(sign.toLowerCase()) ?? sign.toLowerCase(),
  ).join('');
  return latin
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
