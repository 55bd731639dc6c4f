const KEYWORD = 'stream';
const END = 'endstream';

export interface FoundStream {
  /** The offset of the keyword. */
  at: number;
  /** The offset of the content. */
  from: number;
  /** The earliest offset at which it can end. */
  end: number;
}

/** Every place in a PDF where a stream may begin. */
export function* streamsIn(content: Buffer): Generator<FoundStream> {
  let end = content.indexOf(END);
  let at = content.indexOf(KEYWORD);
  while (at !== -1) {
    const from = at + KEYWORD.length;
    while (end !== -1 && end < from) end = content.indexOf(END, end + END.length);
    if (content.toString('latin1', Math.max(0, at - 3), at) !== 'end') yield { at, from, end: end === -1 ? from : end };
    at = content.indexOf(KEYWORD, from);
  }
}
