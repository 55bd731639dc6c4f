import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

/** Writes docs/mutants.md. `results`: each mutant of a whole run with the test that has caught it, or why none has. */
export function writeTable(results) {
  const rows = results.map(({ name, file, test, caughtBy, survives }) => [
    name,
    code(file),
    caughtBy ? `${code(test)}: ${caughtBy}` : `**nothing**: ${survives}`,
  ]);
  const survived = results.filter(({ survives }) => survives).length;
  const lines = [
    '# Mutants',
    '',
    'Made by `npm run test:mutants` ([0080](decisions/0080-mutants.md)): mistakes that would cost money or trust, each made on purpose, and the test that has failed because of it.',
    '',
    `${results.length} mistakes: ${results.length - survived} noticed, ${survived} not.`,
    '',
    ...[['Mistake', 'Made in', 'Noticed by'], ['---', '---', '---'], ...rows].map(
      (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
    ),
    '',
  ];
  writeFileSync(join(ROOT, 'docs', 'mutants.md'), lines.join('\n'));
}

const code = (text) => `\`${text}\``;
