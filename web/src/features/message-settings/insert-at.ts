/** Puts words where the selection is, in place of what is selected; `caret` is where to go on writing. */
export function insertAt(text: string, [start, end]: readonly [number, number], words: string) {
  return { text: text.slice(0, start) + words + text.slice(end), caret: start + words.length };
}

/** How a placeholder stands in a template. */
export function braced(name: string): string {
  return `{{${name}}}`;
}
