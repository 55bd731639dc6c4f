const LETTERS = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Thaa}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Adlm}]/u;
const NUMBERS = /[\p{N}\p{P}\p{S}]/gu;

/** Whether letters in it go from right to left; numbers do not in any script. */
export function isFromRight(text: string): boolean {
  return LETTERS.test(text.replace(NUMBERS, ''));
}
