/** How wide a boat's card is, as in the `sizes` attribute of its picture. */
export const CARD_SIZES = '(min-width: 64rem) 18rem, (min-width: 48rem) 33vw, 100vw';
