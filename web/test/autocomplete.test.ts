import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '..', 'src');
/** The words that HTML has for what our forms ask for. */
const KNOWN = [
  ...[
    'off',
    'name',
    'given-name',
    'family-name',
    'email',
    'tel',
    'username',
    'current-password',
    'new-password',
    'one-time-code',
  ],
  ...['cc-number', 'cc-exp', 'cc-csc', 'cc-name', 'postal-code'],
];

const asked = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/autoComplete=(?:"([^"]*)"|\{([^}]*)\})/g)].map(
      ([, word, choice = '']) => ({ file, words: word === undefined ? quoted(choice) : [word] }),
    ),
  );

/** The texts among which an expression chooses, without those that it compares with. */
function quoted(choice: string): string[] {
  return [...choice.replace(/=== '[^']*'/g, '').matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
}

it('every field is told by a word that browsers know what it asks for, and by one only', () => {
  expect(asked.length).toBeGreaterThan(10);
  const unknown = asked.flatMap(({ file, words }) =>
    words.flatMap((word) => (KNOWN.includes(word) ? [] : [{ file, word }])),
  );
  expect(unknown).toEqual([]);
});
