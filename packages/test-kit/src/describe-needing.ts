/**
 * Defines tests that need something of the machine. Where it is missing, they are skipped under a name that says why; with
 * `CI=true`, one test fails in their place. `missing` is a sentence that says what to install or to set.
 */
export function describeNeeding(missing: string | undefined, name: string, tests: () => void): void {
  if (!missing) {
    describe(name, tests);
  } else if (process.env['CI'] === 'true') {
    it(name, () => {
      throw new Error(missing);
    });
  } else {
    describe.skip(`${name}: ${missing}`, tests);
  }
}
