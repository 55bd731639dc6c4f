import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = join(__dirname, '..', 'src');
/** The components that draw a dialog: ours, those made of it, and Radix' own. */
const DIALOG = /<(?:Dialog|ConfirmDialog|ReasonDialog|(?:Alert|Themes)?Dialog\.Root)[\s>]/;

const parts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.tsx$/.test(name),
);
const pages = parts.filter((name) => dirname(name) === 'pages');
const dialogs = parts.filter((name) => DIALOG.test(readFileSync(join(SOURCES, name), 'utf8')));
const isUntested = (name: string) => !existsSync(join(SOURCES, name.replace(/\.tsx$/, '.test.tsx')));

it('has a test beside each page', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter(isUntested)).toEqual([]);
});

it('has a test beside each dialog', () => {
  expect(dialogs.length).toBeGreaterThan(30);
  expect(dialogs.filter(isUntested)).toEqual([]);
});
