import { phoneDigits } from '@harbourline/service-kit/search-text';

const LARGEST_ID = 2 ** 31 - 1;
/** Fewer digits are rather a number of ours, or the end of a card's. */
const DIGITS_OF_A_PHONE = 5;

/** The possible meanings of a searched text; the impossible ones are undefined. */
export interface PaymentSearch {
  text: string;
  /** Of a payment or booking, as in `31` or `#31`. */
  number: number | undefined;
  /** Of a card, as in `4242` or `•••• 4242`. */
  last4: string | undefined;
  /** The digits of a phone number, or of a part of one. */
  phone: string | undefined;
}

export function readSearch(text: string | undefined): PaymentSearch | undefined {
  if (!text) return undefined;
  const number = Number(/^#?\s*(\d{1,10})$/.exec(text)?.[1] ?? NaN);
  return {
    text,
    number: number <= LARGEST_ID ? number : undefined,
    last4: /^[\s•·*xX.-]*(\d{4})$/.exec(text)?.[1],
    phone: phoneDigits(text, DIGITS_OF_A_PHONE),
  };
}
