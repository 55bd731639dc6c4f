const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of the string that follows a key in a dictionary; undefined where there is none. */
export function stringAfter(text: string, key: string): Buffer | undefined {
  const at = new RegExp(`/${key}\\s*[[]?\\s*(?=[<(])`).exec(text);
  if (!at) return undefined;
  const from = at.index + at[0].length;
  return text[from] === '<' ? hexadecimal(text, from) : literal(text, from);
}

function hexadecimal(text: string, from: number): Buffer {
  return Buffer.from(text.slice(from + 1, text.indexOf('>', from)).replace(/\s/g, ''), 'hex');
}

/** In brackets, which may be nested, with escapes. */
function literal(text: string, from: number): Buffer {
  let bytes = '';
  let depth = 1;
  for (let at = from + 1; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\\') {
      const [octal] = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4)) ?? [];
      const escaped = text[at + 1] ?? '';
      bytes += octal ? String.fromCharCode(parseInt(octal, 8) & 0xff) : (ESCAPES[escaped] ?? escaped);
      at += octal ? octal.length : 1;
      continue;
    }
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0) break;
    bytes += letter;
  }
  return Buffer.from(bytes, 'latin1');
}
