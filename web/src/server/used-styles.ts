/** A stylesheet in parts. */
export type StylePart =
  | { kind: 'rule'; selectors: string[]; declarations: string[] }
  | { kind: 'group'; head: string; parts: StylePart[] }
  /** What is kept as it is; keyframes only where their name is mentioned. */
  | { kind: 'whole'; text: string; name?: string | undefined };

const GROUP = /^@(media|supports|layer|container)\b/;
/** Classes of the document's outermost element, which its first script sets. */
const OF_THE_DOCUMENT = ['light', 'dark', 'light-theme', 'dark-theme'];
/** What happens only when somebody does something, and on paper. */
const LATER = /:(hover|active)\b/;

/** Reads a built stylesheet, so that `usedStyles.together` can take from it what a page needs for its first look. */
export function usedStyles(css: string): StylePart[] {
  const reader = { css: css.replaceAll(/\/\*[\s\S]*?\*\//g, ''), at: 0 };
  return partsIn(reader);
}

/** The rules of some stylesheets that apply to this HTML, with the custom properties that they use. */
usedStyles.together = (sheets: readonly StylePart[][], html: string): string => {
  const uses = usesOf(html);
  const found = sheets.flat().flatMap((part) => kept(part, uses));
  const needed = propertiesNeeded(found, html);
  const text = found.map((part) => written(part, needed)).join('');
  return text.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (frames: string, name: string) =>
    text.split(name).length > frames.split(name).length ? frames : '',
  );
};

interface Reader {
  css: string;
  at: number;
}

/** Up to one of the signs, outside of strings and parentheses; leaves the reader on it. */
function upTo(reader: Reader, signs: string): string {
  const from = reader.at;
  let depth = 0;
  for (; reader.at < reader.css.length; reader.at += 1) {
    const sign = reader.css[reader.at] ?? '';
    if (sign === '\\') reader.at += 1;
    else if (sign === '"' || sign === "'") skipString(reader, sign);
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth === 0 && signs.includes(sign)) break;
  }
  return reader.css.slice(from, reader.at);
}

function skipString(reader: Reader, quote: string): void {
  for (reader.at += 1; reader.at < reader.css.length && reader.css[reader.at] !== quote; reader.at += 1) {
    if (reader.css[reader.at] === '\\') reader.at += 1;
  }
}

function partsIn(reader: Reader): StylePart[] {
  const parts: StylePart[] = [];
  while (reader.at < reader.css.length) {
    const head = upTo(reader, '{};').trim();
    const sign = reader.css[reader.at];
    reader.at += 1;
    if (sign === '}') return parts;
    if (sign === ';') parts.push({ kind: 'whole', text: `${head};` });
    else if (sign === '{' && GROUP.test(head)) parts.push({ kind: 'group', head, parts: partsIn(reader) });
    else if (sign === '{') parts.push(partWith(head, bodyIn(reader)));
  }
  return parts;
}

/** To the end of a block, with the blocks in it. */
function bodyIn(reader: Reader): string {
  const from = reader.at;
  for (let depth = 1; depth > 0 && reader.at < reader.css.length; reader.at += 1) {
    upTo(reader, '{}');
    depth += reader.css[reader.at] === '{' ? 1 : -1;
  }
  return reader.css.slice(from, reader.at - 1);
}

function partWith(head: string, body: string): StylePart {
  if (head.startsWith('@'))
    return { kind: 'whole', text: `${head}{${body}}`, name: /^@keyframes (\S+)/.exec(head)?.[1] };
  return { kind: 'rule', selectors: split(head, ','), declarations: split(body, ';') };
}

function split(text: string, sign: string): string[] {
  const reader = { css: text, at: 0 };
  const pieces: string[] = [];
  while (reader.at < text.length) {
    const piece = upTo(reader, sign).trim();
    reader.at += 1;
    if (piece) pieces.push(piece);
  }
  return pieces;
}

interface Uses {
  classes: ReadonlySet<string>;
  html: string;
}

function usesOf(html: string): Uses {
  const named = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  return { classes: new Set([...named, ...OF_THE_DOCUMENT]), html };
}

function kept(part: StylePart, uses: Uses): StylePart[] {
  if (part.kind === 'whole') return part.text.startsWith('@property') ? [] : [part];
  if (part.kind === 'group') {
    const parts = part.head.startsWith('@media print') ? [] : part.parts.flatMap((each) => kept(each, uses));
    return parts.length > 0 ? [{ ...part, parts }] : [];
  }
  const selectors = part.selectors.filter((selector) => applies(selector, uses));
  return selectors.length > 0 ? [{ ...part, selectors }] : [];
}

/** Whether a selector may mean something in the HTML: all its classes and values of data are there. */
function applies(selector: string, uses: Uses): boolean {
  if (LATER.test(selector)) return false;
  const plain = selector
    .replaceAll(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '')
    .replaceAll(/:(?:where|is)\(([^(),]*)\)/g, '$1');
  const [, choices] = /:(?:where|is)\(((?:[^()]|\([^()]*\))*)\)/.exec(plain) ?? [];
  if (choices && !split(choices, ',').some((choice) => applies(choice, uses))) return false;
  const own = plain.replaceAll(/:(?:where|is)\((?:[^()]|\([^()]*\))*\)/g, '');
  const classes = [...own.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
  const data = [...own.matchAll(/\[(data-[\w-]+)=["']?([^"'\]]+)["']?\]/g)];
  return (
    classes.every((name) => uses.classes.has(name)) &&
    data.every(([, name, value]) => uses.html.includes(`${name}="${value}"`))
  );
}

const OWN_PROPERTY = /^(--[\w-]+)\s*:/;
const USED_PROPERTY = /var\(\s*(--[\w-]+)/g;
const usedIn = (text: string) => [...text.matchAll(USED_PROPERTY)].map(([, name = '']) => name);

/** Those that a declaration uses, and those that these are made from. */
function propertiesNeeded(parts: readonly StylePart[], html: string): ReadonlySet<string> {
  const declarations = parts.flatMap(declarationsIn);
  const madeFrom = new Map<string, string[]>();
  const waiting = usedIn(html);
  for (const declaration of declarations) {
    const name = OWN_PROPERTY.exec(declaration)?.[1];
    if (name === undefined) waiting.push(...usedIn(declaration));
    else madeFrom.set(name, [...(madeFrom.get(name) ?? []), ...usedIn(declaration)]);
  }
  const needed = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    waiting.push(...(madeFrom.get(name) ?? []));
  }
  return needed;
}

function declarationsIn(part: StylePart): string[] {
  if (part.kind === 'group') return part.parts.flatMap(declarationsIn);
  return part.kind === 'rule' ? part.declarations : [];
}

function written(part: StylePart, needed: ReadonlySet<string>): string {
  if (part.kind === 'whole') return part.text;
  if (part.kind === 'group') {
    const inside = part.parts.map((each) => written(each, needed)).join('');
    return inside && `${part.head}{${inside}}`;
  }
  const declarations = part.declarations.filter((each) => {
    const name = OWN_PROPERTY.exec(each)?.[1];
    return name === undefined || needed.has(name);
  });
  return declarations.length > 0 ? `${part.selectors.join(',')}{${declarations.join(';')}}` : '';
}
