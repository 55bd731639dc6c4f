import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule of axe, also that for the size of targets. Films come from elsewhere and are not ours to judge. */
const EVERY_RULE = `{ resultTypes: ['violations'], iframes: false, rules: { 'target-size': { enabled: true } } }`;
/** Rules whose outcome depends on the theme and on the width of the window. */
const RULES_OF_LOOKS = `{ resultTypes: ['violations'], iframes: false,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'] } }`;
const IN_WORDS = `({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
  [id, target.join(' '), failureSummary.split('\\n').slice(1).join(';').trim()].join(' | ')))`;

/** Of the dialog where one is open: nothing else is there then. */
const HEADINGS = `(() => {
  const within = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document;
  return [...within.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((it) => it.checkVisibility()).map((it) => [Number(it.tagName[1]), it.innerText]);
})()`;
export const TOO_WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
export const PAINTED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

/** What is judged of a document: all of it, all but the header and footer that every page has, or an element of it. */
export type Part = 'site' | 'page' | 'main' | `[${string}`;

const CONTEXTS: Record<string, unknown> = {
  site: 'html',
  page: { include: [['html']], exclude: [['header:has(~ #content)'], ['#content ~ footer']] },
};

/** The faults of the page, or of this part of it, in words; none where all is well in every look. */
export async function faultsOf(page: Page, part: Part, looks: readonly Look[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [at, look] of looks.entries()) {
    await takeLook(page, look);
    const rules = at === 0 || part === 'site' ? EVERY_RULE : RULES_OF_LOOKS;
    const found = await faultsNow(page, part, rules);
    faults.push(...found.map((fault) => `at ${look.width}, ${look.colorScheme}: ${fault}`));
  }
  return [...faults, ...(await headingFaults(page))];
}

/** A window of this width with this theme, unless the page has it. */
export async function takeLook(page: Page, { width, colorScheme }: Look): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
}

async function faultsNow(page: Page, part: Part, rules: string): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const context = JSON.stringify(CONTEXTS[part] ?? part);
  // The header stays in sight and may lie over a control that a press has scrolled to.
  await page.evaluate('scrollTo(0, 0)');
  const found = await page.evaluate<string[]>(`${PAINTED}.then(() => axe.run(${context}, ${rules})).then(${IN_WORDS})`);
  const wide = await page.evaluate<number>(TOO_WIDE);
  return [...found, ...(wide > 0 ? [`${wide} px wider than the window`] : [])];
}

/** A page has one h1, a dialog begins with an h2 if it has any; neither skips a level. */
async function headingFaults(page: Page): Promise<string[]> {
  const headings = await page.evaluate<[level: number, text: string][]>(HEADINGS);
  const [[first] = [0]] = headings;
  const titles = headings.filter(([level]) => level === first);
  const skipped = headings.filter(([level], at) => level > (headings[at - 1]?.[0] ?? first) + 1);
  return [
    ...(first === 0 || first === 2 || titles.length === 1
      ? []
      : [`${titles.length} h1: ${titles.map(([, text]) => text).join(', ')}`]),
    ...skipped.map(([level, text]) => `h${level} “${text}” skips a level`),
  ];
}
