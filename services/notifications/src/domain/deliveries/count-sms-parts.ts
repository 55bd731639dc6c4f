/** The characters of GSM 03.38, and those that take two places in it. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€\f';
const GSM_7 = { alone: 160, joined: 153 };
const UCS_2 = { alone: 70, joined: 67 };

/** How many characters a text has as people count them, and in how many parts it goes out as an SMS. */
export function countSmsParts(text: string): { characters: number; parts: number } {
  const characters = [...text];
  const isGsm7 = characters.every((character) => BASIC.includes(character) || EXTENDED.includes(character));
  const { alone, joined } = isGsm7 ? GSM_7 : UCS_2;
  const places = characters.map((character) => (isGsm7 && EXTENDED.includes(character) ? 2 : character.length));
  const sum = places.reduce((total, count) => total + count, 0);
  return { characters: characters.length, parts: sum <= alone ? Math.min(sum, 1) : partsOf(places, joined) };
}

/** No character is divided between two parts. */
function partsOf(places: readonly number[], joined: number): number {
  let parts = 1;
  let used = 0;
  for (const count of places) {
    if (used + count > joined) {
      parts += 1;
      used = 0;
    }
    used += count;
  }
  return parts;
}
