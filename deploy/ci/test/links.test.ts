import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
const documents = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').replace(/^(```|~~~)[^]*?^\1/gm, '');
/** Links that are shown as code are examples. */
const withoutCode = (text: string) => text.replace(/`[^`\n]*`(?!\])/g, '');

/** The links of a document to other files of ours, and to its own headings. */
function linksIn(file: string): { link: string; path: string; heading: string | undefined }[] {
  return [...withoutCode(textOf(file)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [path = '', heading] = link.split('#', 2);
      return { link, path: path === '' ? file : normalize(join(dirname(file), path)), heading };
    });
}

/** The addresses of a document's headings, as web sites that show Markdown make them. */
function headingsIn(file: string): string[] {
  return [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replace(/ /g, '-'),
  );
}

it('finds links at all', () => {
  expect(documents.flatMap(linksIn).length).toBeGreaterThan(200);
});

it.each(documents)('%s links to what is there', (file) => {
  const broken = linksIn(file).filter(
    ({ path, heading }) =>
      !existsSync(join(ROOT, path)) || (heading !== undefined && !headingsIn(path).includes(heading)),
  );
  expect(broken.map(({ link }) => link)).toEqual([]);
});

it('has every decision in the list of decisions, under its own title', () => {
  const list = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');
  const listed = [...list.matchAll(/^\| \[(\d{4})\]\((\S+)\) +\| (.+?) +\|$/gm)].map(([, number, file, title]) => {
    return `${file}: ${number} ${title}`;
  });
  const decisions = documents
    .filter((file) => /^docs\/decisions\/\d/.test(file))
    .map((file) => `${file.slice('docs/decisions/'.length)}: ${textOf(file).split('\n')[0]?.slice(2)}`);
  expect(listed).toEqual(decisions.sort());
});
