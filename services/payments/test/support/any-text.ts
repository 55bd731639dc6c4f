/** Stands for any text in an expectation. */
export const anyText: unknown = expect.any(String);

/** Stands for any text with this part in it. */
export const textWith = (part: string): unknown => expect.stringContaining(part);
