const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const StrykerEnvironment = require('@stryker-mutator/jest-runner/jest-env/node');

/**
 * Loads the files of tests that a mistake can concern, of those in `PURE_TESTS`, and runs no test after one that has failed:
 * that one is enough to notice it, and examples are sooner done than properties of many random cases. Names of tests begin
 * with their file and a print of what is in it: what they have noticed counts until one of both changes.
 */
module.exports = class MutantEnvironment extends StrykerEnvironment {
  #failed = false;

  constructor(config, context) {
    super(config, context);
    const concerned = config.globalConfig.testNamePattern?.replaceAll('\\', '');
    this.global.filesToRun = JSON.parse(process.env.PURE_TESTS)
      .map((name) => {
        const path = join(config.projectConfig.rootDir, name);
        return { path, title: `${name} ${createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8)}` };
      })
      .filter(({ title }) => !concerned || concerned.includes(`(${title} `));
  }

  async handleTestEvent({ name, test }, { rootDescribeBlock }) {
    if (name === 'run_start') examplesFirst(rootDescribeBlock);
    if (name === 'test_start' && this.#failed) test.mode = 'skip';
    if (name !== 'test_done') return;
    this.#failed ||= test.errors.length > 0;
    // Where a test stands says nothing of the file that Jest runs: what Stryker knows it by is its name.
    test.asyncError = { stack: '' };
  }
};

function examplesFirst({ children }) {
  children.sort((one, other) => isProperty(one) - isProperty(other));
  for (const child of children) if (child.type === 'describeBlock') examplesFirst(child);
}

/** Whether a test has fast-check try random cases. */
function isProperty({ type, fn }) {
  return Number(type === 'test' && String(fn).includes('.assert('));
}
