const CRLF = '\r\n';
/** Lines are folded after so many bytes (RFC 5545, 3.1; RFC 2426, 2.6). */
const LONGEST_LINE = 75;
/** What no value may hold: a break of the line would begin another property. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
const BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;

/** Lines of an iCalendar file or a vCard, each folded and ended as both want it. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => folded(line) + CRLF).join('');
}

/** A text as the value of a property: whatever people have typed is one value, and nothing but that. */
export function escapedText(text: string): string {
  return withoutControls(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A text as the value of a parameter, which stands in quotation marks and can hold none itself. */
export function quotedText(text: string): string {
  return `"${withoutControls(text).replaceAll('\n', ' ').replaceAll('"', '’')}"`;
}

function withoutControls(text: string): string {
  return text.toWellFormed().replace(BREAKS, '\n').replace(CONTROLS, '');
}

/** No sign is parted: what is in the middle of one would be read as broken by those who unfold late. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    const room = LONGEST_LINE - (parts.length > 0 ? 1 : 0);
    if (bytes + size > room) {
      parts.push(part);
      [part, bytes] = ['', 0];
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join(`${CRLF} `);
}
