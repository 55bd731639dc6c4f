const digits = (text: string) => text.replace(/\D/g, '');

/** "4242 4242 4242 4242"; "3782 822463 10005" for the cards that group that way. */
export function formatCardNumber(text: string): string {
  const number = digits(text).slice(0, 19);
  const groups = /^3[47]/.test(number)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/
    : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?/;
  return (groups.exec(number)?.slice(1) ?? []).filter(Boolean).join(' ');
}

/** "12 / 34"; a month above 1 needs no leading zero. */
export function formatExpiry(text: string): string {
  const typed = digits(text);
  const padded = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  // A year of four digits, as browsers fill it in.
  const short = padded.length === 6 ? padded.slice(0, 2) + padded.slice(4) : padded.slice(0, 4);
  return short.length > 2 ? `${short.slice(0, 2)} / ${short.slice(2)}` : short;
}

export function formatCvc(text: string): string {
  return digits(text).slice(0, 4);
}

/** Formats what was typed and leaves the caret behind the digit it was behind. */
export function formatTyped(input: HTMLInputElement, format: (text: string) => string): void {
  const before = digits(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const atEnd = input.selectionStart === input.value.length;
  input.value = format(input.value);
  if (atEnd) return;
  let position = 0;
  for (let seen = 0; seen < before && position < input.value.length; position++) {
    if (/\d/.test(input.value.charAt(position))) seen++;
  }
  input.setSelectionRange(position, position);
}
