import { standingCases } from './cases';
import { toldOf } from './told';

/** Every standing with what each place says of it to whom, as a document. */
export function standingsTable(): string {
  const parts = standingCases().map((of) => {
    const { awaits, until, deposit } = of.standing;
    const turn = [
      `\`${of.standing.kind}\``,
      awaits.length > 0 ? `waits for ${awaits.join(' and ')}` : 'waits for nobody',
      until ? `until ${until.toISOString()}` : '',
      `deposit then: ${deposit.becomes}${deposit.refundCents ? ` ($${deposit.refundCents / 100})` : ''}`,
    ];
    const rows = toldOf(of).map(
      ({ place, to, sentences }) =>
        `| ${place} | ${to} | ${sentences.filter(Boolean).map(cell).join('<br>') || 'nothing'} |`,
    );
    return [
      `## ${of.name}`,
      turn.filter(Boolean).join('; '),
      ['| Place | To | Says |', '| --- | --- | --- |', ...rows].join('\n'),
    ].join('\n\n');
  });
  return `${INTRODUCTION}\n\n${parts.join('\n\n')}\n`;
}

const INTRODUCTION = `# Where a charter stands, and what is said of it

Made by \`npm run standings\` from the product's own code: every standing that \`packages/policy/src/standing.ts\` knows, with what each place tells whom. \`e2e/test/standings.test.ts\` reads the same rows and fails where one of them contradicts its standing, or where this file is not what the code says.

The booking was placed on June 20 and, where it was confirmed, on June 21, 2026; its charter is on July 4. An answer is due on June 27, that to a proposal on June 28, a new time on July 2, and the choice between refund and credit on July 10.`;

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
}
