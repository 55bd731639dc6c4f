/** For how many milliseconds nothing was typed when a preview is made. */
export const PREVIEW_AFTER = 400;
