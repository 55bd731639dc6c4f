import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TRANSFORM = {
  '\\.ts$': [require.resolve('@swc/jest'), { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } }],
};

/** Jest's account of a file with one test that needs something of the machine, run for itself. */
function run(missing: string | undefined, CI: string) {
  const folder = mkdtempSync(join(tmpdir(), 'needing-'));
  try {
    writeFileSync(
      join(folder, 'some.test.ts'),
      `import { describeNeeding } from '${join(__dirname, '..', 'src', 'describe-needing')}';
       describeNeeding(${JSON.stringify(missing)}, 'with a tool', () => it('runs', () => undefined));`,
    );
    const config = JSON.stringify({ rootDir: folder, transform: TRANSFORM });
    const parameters = [require.resolve('jest/bin/jest'), '--json', '--config', config];
    const { stdout } = spawnSync(process.execPath, parameters, {
      encoding: 'utf8',
      env: { ...process.env, CI },
    });
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(stdout) as Record<string, number>;
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, said: stdout };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const MISSING = 'Install the tool.';

it('runs the tests where nothing is missing', () => {
  for (const CI of ['true', '']) expect(run(undefined, CI)).toMatchObject({ passed: 1, failed: 0, skipped: 0 });
});

it('skips them where something is, under a name that says what', () => {
  const { said, ...counts } = run(MISSING, '');
  expect(counts).toEqual({ passed: 0, failed: 0, skipped: 1 });
  expect(said).toContain(MISSING);
});

it('fails in CI, with the same words', () => {
  const { said, ...counts } = run(MISSING, 'true');
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(said).toContain(MISSING);
});
