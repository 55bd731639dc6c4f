/** Follows a file's name. */
export const TOO_MUCH_TO_OPEN = 'takes too much memory to open. Please send a smaller copy of it.';
