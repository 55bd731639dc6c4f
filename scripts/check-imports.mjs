// Checks which way imports point, and that each rule can fail: every rule is shown a violation made for it, all of them at once.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { ROOT } from './install.mjs';
import config from '../.dependency-cruiser.cjs';

/**
 * In which folder a file breaks the rule, and what it imports: where that ends in `/`, a file that is made there. Where
 * it is the latter that breaks the rule, the third says so.
 */
const VIOLATIONS = {
  // A cycle is told once, of its first file.
  'no-cycles': ['packages/policy/src', './', 'imported'],
  'packages-import-packages': ['packages/servers/src', '@harbourline/local'],
  'policy-imports-nothing': ['packages/policy/src', '@harbourline/contracts'],
  'rules-know-no-words': ['packages/policy/src', './words/language'],
  'contracts-import-nothing': ['packages/contracts/src', '@harbourline/policy'],
  'service-kit-imports-contracts': ['packages/service-kit/src', '@harbourline/policy'],
  'web-imports-contracts-and-policy': ['web/src', '@harbourline/service-kit'],
  'services-and-gateway-import-packages': ['services/booking/src', '@harbourline/sandbox'],
  'no-service-imports-another': ['services/booking/src', '../../catalog/src/config'],
  'nothing-imports-the-gateway': ['services/booking/src', '../../../gateway/src/config'],
  'products-import-no-test-support': ['services/booking/src', '@harbourline/test-kit/test-clock'],
  'domain-takes-pieces-of-the-kit': ['services/booking/src/domain', '@harbourline/service-kit'],
  'domain-is-pure': ['services/booking/src/domain', '../db/database'],
  'queries-know-no-use-case': ['services/booking/src/db', '../use-cases/place-hold'],
  'use-cases-are-entered-by-an-edge': ['services/booking/src/use-cases', './', 'imported'],
  'steps-are-entered-by-use-cases': ['services/booking/src/http', '../steps/read-wish'],
  'steps-know-no-use-case': ['services/booking/src/steps', '../use-cases/place-hold'],
  'use-cases-know-no-transport': ['services/booking/src/use-cases', '../http/routes'],
  'edges-call-use-cases-not-each-other': ['services/booking/src/jobs', '../http/routes'],
  'edges-run-no-queries': ['services/booking/src/http', '../db/find-boat'],
  'web-features-do-not-import-each-other': ['web/src/features/boats', '../session/'],
  'web-imports-point-down': ['web/src/features/boats', '../../app/app-router'],
  'web-shared-knows-no-feature': ['web/src/shared', '../features/boats/'],
  'web-pages-know-no-app': ['web/src/pages', '../app/app-router'],
};

const options = { ruleSet: { forbidden: config.forbidden }, validate: true, ...config.options };
const tsConfig = extractTSConfig(join(ROOT, 'tsconfig.base.json'));

process.chdir(ROOT);
const made = new Map();
let violations;
try {
  for (const [rule, parts] of Object.entries(VIOLATIONS)) made.set(rule, violate(rule, parts));
  violations = await violationsIn(['packages', 'services', 'gateway', 'web/src', 'deploy', 'e2e']);
} finally {
  for (const { files } of made.values()) for (const file of files) rmSync(file, { force: true });
}

const deliberate = new Set([...made.values()].flatMap(({ files }) => files));
const failures = [
  ...violations
    .filter(({ from }) => !deliberate.has(from))
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...config.forbidden
    .filter(({ name }) => !violations.some(({ rule, from }) => rule.name === name && from === made.get(name)?.guilty))
    .map(({ name }) => `${name}: no violation of it is found`),
];
for (const failure of failures) console.error(failure);
console.log(`${config.forbidden.length} import rules, ${failures.length} failures`);
process.exit(failures.length === 0 ? 0 : 1);

async function violationsIn(paths) {
  const { output } = await cruise(paths, options, undefined, { tsConfig });
  return output.summary.violations;
}

/** Writes what breaks a rule; it is in a file of its own, so that all rules are broken at the same time. */
function violate(rule, [folder, target, guilty]) {
  const file = join(folder, `violation-of-${rule}.ts`);
  if (!target.endsWith('/')) {
    writeFileSync(file, `import '${target}';\n`);
    return { files: [file], guilty: file };
  }
  const imported = join(folder, target, `imported-against-${rule}.ts`);
  writeFileSync(file, `import '${target}imported-against-${rule}';\n`);
  writeFileSync(imported, rule === 'no-cycles' ? `import './violation-of-${rule}';\n` : 'export {};\n');
  return { files: [file, imported], guilty: guilty ? imported : file };
}
