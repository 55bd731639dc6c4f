const { createHash } = require('node:crypto');
const { existsSync, readdirSync } = require('node:fs');
const { basename, join } = require('node:path');

const folders = ['packages', 'services', 'deploy'].flatMap((parent) =>
  readdirSync(join(__dirname, parent)).map((name) => join(parent, name)),
);

/** One Jest project for each workspace that has a test folder; the project's name is the folder's. */
module.exports = {
  // A guard against hanging, never a judgement of speed. Jest reads it here only, not in a project.
  testTimeout: 60_000 * Number(process.env.PATIENCE ?? 1),
  globalSetup: join(__dirname, 'scripts', 'bundle-workers.mjs'),
  projects: [
    wholeSystem(project('e2e', 'e2e', ['test.ts'])),
    ...[...folders, 'gateway', 'web']
      .filter((folder) => existsSync(join(__dirname, folder, 'test')))
      .map((folder) => project(basename(folder), folder, ['test.ts', 'test.tsx'])),
    pages(),
    // What needs a Kafka is run by `npm run test:kafka`.
    wholeSystem(project('kafka', 'packages/service-kit', ['kafka.ts'])),
    wholeSystem(project('kafka-e2e', 'e2e', ['kafka.ts'])),
    // What makes the README's pictures is run by `npm run story`.
    wholeSystem(project('story', 'e2e', ['walk.ts'], 'story')),
  ],
};

/** Tests of pages and dialogs are beside them, and have a page to draw on. */
function pages() {
  const kit = join(__dirname, 'web', 'test-kit');
  return {
    ...project('web-pages', 'web', ['test.tsx'], 'src'),
    testEnvironment: join(kit, 'environment.cjs'),
    setupFilesAfterEnv: [join(kit, 'set-up.ts')],
  };
}

/** To start, kill and restart processes takes longer than other tests may. */
function wholeSystem(tests) {
  const limit = join(__dirname, 'packages', 'test-kit', 'src', 'whole-systems.ts');
  return { ...tests, setupFilesAfterEnv: [limit] };
}

function project(displayName, folder, endings, tests = 'test') {
  return {
    displayName,
    // By it, Jest finds what it has translated and how it finds modules, which are the same for all.
    id: createHash('sha256').update(__dirname).digest('hex').slice(0, 32),
    rootDir: join(__dirname, folder),
    ...whereTestsAre(displayName, endings, tests),
    transform: { '^.+\\.(t|j|mj)sx?$': [join(__dirname, 'scripts', 'transform.cjs'), swcOptions()] },
    // Some dependencies are published as ES modules only.
    transformIgnorePatterns: [
      '/node_modules/(?!(@koa/router|@seriousme|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|@prisma/schema-engine-wasm)/)',
    ],
    moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
    testEnvironment: 'node',
    // Looks have no part in a test.
    moduleNameMapper: { '\\.css$': join(__dirname, 'web', 'test', 'support', 'no-looks.ts') },
  };
}

/** In the workspace; for a whole run, in the groups that `scripts/group-tests.mjs` makes of them. */
function whereTestsAre(displayName, endings, tests) {
  const grouped = process.env.TEST_GROUPS && join(process.env.TEST_GROUPS, displayName);
  if (!grouped || !existsSync(grouped))
    return { testMatch: endings.map((ending) => `<rootDir>/${tests}/**/*.${ending}`) };
  return { roots: [grouped], testMatch: [`${grouped}/*.test.ts`] };
}

function swcOptions() {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  };
}
