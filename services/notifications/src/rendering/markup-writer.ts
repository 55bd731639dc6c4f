interface Row {
  /** How many blocks there were before it, and after each of its cells. */
  bounds: number[];
}

const MARKS: Readonly<Record<string, string>> = { h1: '# ', blockquote: '> ', li: '- ' };
for (const name of ['h2', 'h3', 'h4', 'h5', 'h6']) Object.assign(MARKS, { [name]: '## ' });
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Turns opening and closing tags and the text between them into a template's content, block by block. */
export class MarkupWriter {
  private readonly blocks: string[] = [];
  private readonly marks: string[] = [];
  private readonly rows: Row[] = [];
  private current = '';
  private buttons: { name: string; target: string }[] = [];
  private link: { name: string; target: string } | undefined;
  private bold = 0;

  open(name: string, target?: string): void {
    if (name === 'br') return this.text('\n');
    if (name === 'a') this.link = target === undefined ? undefined : { name: '', target };
    if (isBold(name) && (this.bold += 1) === 1) this.current += '**';
    if (INLINE.has(name)) return;
    this.flush();
    const mark = MARKS[name];
    if (mark !== undefined) this.marks.push(mark);
    if (name === 'tr') this.rows.push({ bounds: [this.blocks.length] });
  }

  close(name: string): void {
    if (name === 'a') this.closeLink();
    if (isBold(name) && (this.bold -= 1) === 0) this.current += '**';
    if (INLINE.has(name) || name === 'br') return;
    this.flush();
    if (MARKS[name] !== undefined) this.marks.pop();
    if (name === 'td' || name === 'th') this.rows.at(-1)?.bounds.push(this.blocks.length);
    if (name === 'tr') this.closeRow();
  }

  text(text: string): void {
    text.split(/\n[^\S\n]*\n\s*/).forEach((part, index) => {
      if (index > 0) this.flush();
      this.current += part;
      if (this.link) this.link.name += part;
    });
  }

  end(): string {
    this.flush();
    return this.blocks.reduce((content, block, index) => {
      const together = block.startsWith('- ') && this.blocks[index - 1]?.startsWith('- ');
      return index === 0 ? block : `${content}${together ? '\n' : '\n\n'}${block}`;
    }, '');
  }

  private flush(): void {
    const written = this.bold > 0 ? `${this.current}**` : this.current;
    this.current = this.bold > 0 ? '**' : '';
    const lines = written.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
    const mark = this.marks.at(-1) ?? '';
    const text = withoutEmptyBold(lines.join(mark ? ' ' : '\n').trim());
    const { buttons } = this;
    this.buttons = [];
    const isButton = buttons.length === 1 && plain(text) === buttons[0]?.name;
    if (text && !isButton) this.blocks.push(mark === '- ' ? rowOf(text) : `${mark}${text}`);
    for (const { name, target } of buttons) {
      if (!text && this.blocks.at(-1) === name) this.blocks.pop(); // what the link holds is a block itself
      this.blocks.push(`[${name}](${target})`);
    }
  }

  private closeLink(): void {
    if (!this.link) return;
    const { name, target } = this.link;
    if (plain(name)) this.buttons.push({ name: plain(name), target });
    this.link = undefined;
  }

  /** A row of two cells that hold a line each is a label and its value; any other is what its cells are. */
  private closeRow(): void {
    const [start = 0, first = 0, second = 0, ...more] = this.rows.pop()?.bounds ?? [];
    if (more.length > 0 || first !== start + 1 || second !== first + 1) return;
    const [label = '', value = ''] = this.blocks.slice(start, second);
    if ([label, value].some((cell) => /^(#|>|-|\[)|\n/.test(cell))) return;
    const named = plain(label).replace(/:$/, '');
    if (named && !named.includes(':')) this.blocks.splice(start, 2, `- ${named}: ${value}`);
  }
}

function isBold(name: string): boolean {
  return name === 'strong' || name === 'b';
}

/** "Label: value" as a row, although its label stood in bold; anything else in a list as a line of it. */
function rowOf(text: string): string {
  return `- ${text.replace(/^\*\*([^:*]+)(?::\*\*|\*\*:) /, '$1: ')}`;
}

function withoutEmptyBold(text: string): string {
  return text.replace(/\*\*(\s*)\*\*/g, '$1').trim();
}

function plain(text: string): string {
  return text
    .replace(/\*\*|[[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
