/** Text that is safe inside an element or a quoted attribute. */
export class Html {
  constructor(readonly source: string) {}
  toString() {
    return this.source;
  }
}

type Value = Html | Html[] | string | number | null;

/** A template whose values are escaped, unless they are `Html` themselves. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((all, part, index) => all + show(values[index - 1] ?? null) + part));
}

function show(value: Value): string {
  if (Array.isArray(value)) return value.map(String).join('');
  if (value instanceof Html) return value.source;
  return String(value ?? '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = new Html(`
  :root { color-scheme: light dark; --line: #8884; --muted: light-dark(#666, #aaa);
    --accent: light-dark(#0b6e7f, #6cc7d6); --on-accent: light-dark(#fff, #06252b); }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  main { max-width: 64rem; margin: 0 auto; }
  main.narrow { max-width: 26rem; }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
  h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
  p { margin: .5rem 0; }
  .muted { color: var(--muted); }
  .scroll { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-size: .875rem; }
  th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
  th { font-weight: 600; white-space: nowrap; }
  td.amount { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
  code { font-size: .8125rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0 1.5rem; }
  dt { color: var(--muted); }
  dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
  form { display: grid; gap: .75rem; }
  button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--accent); border-radius: .5rem; font: inherit;
    font-weight: 600; color: var(--accent); background: transparent; cursor: pointer; }
  button.primary { color: var(--on-accent); background: var(--accent); }
  button:focus-visible { outline: 3px solid #e0a800; outline-offset: 2px; }
`);

/** A whole page with that title and body. */
export function page(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html> `;
}

/** @returns an amount in cents as people write it. */
export function money(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}
