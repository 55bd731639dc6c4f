// Checks which way imports point, and that each rule can fail: every rule is shown a violation made for it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { ROOT } from './install.mjs';
import config from '../.dependency-cruiser.cjs';

/**
 * A file that breaks the rule, and what it imports. Paths from the root; a target that ends in `!` is made as well.
 * Where the rule is about what is imported, the third says which file breaks it.
 */
const VIOLATIONS = {
  'no-cycles': ['packages/policy/src/violation-a.ts', './violation-b!'],
  'packages-import-packages': ['packages/servers/src/violation.ts', '@harbourline/local'],
  'policy-imports-nothing': ['packages/policy/src/violation.ts', '@harbourline/contracts'],
  'contracts-import-nothing': ['packages/contracts/src/violation.ts', '@harbourline/policy'],
  'service-kit-imports-contracts': ['packages/service-kit/src/violation.ts', '@harbourline/policy'],
  'web-imports-contracts-and-policy': ['web/src/violation.ts', '@harbourline/service-kit'],
  'services-and-gateway-import-packages': ['services/booking/src/violation.ts', '@harbourline/sandbox'],
  'no-service-imports-another': ['services/booking/src/violation.ts', '../../catalog/src/config'],
  'nothing-imports-the-gateway': ['services/booking/src/violation.ts', '../../../gateway/src/config'],
  'products-import-no-test-support': ['services/booking/src/violation.ts', '@harbourline/test-kit/test-clock'],
  'domain-takes-pieces-of-the-kit': ['services/booking/src/domain/violation.ts', '@harbourline/service-kit'],
  'domain-is-pure': ['services/booking/src/domain/violation.ts', '../db/database'],
  'queries-know-no-use-case': ['services/booking/src/db/violation.ts', '../use-cases/place-hold'],
  'use-cases-are-entered-by-an-edge': [
    'services/booking/src/use-cases/violation.ts',
    './violation-target!',
    'services/booking/src/use-cases/violation-target.ts',
  ],
  'steps-are-entered-by-use-cases': ['services/booking/src/http/violation.ts', '../steps/read-wish'],
  'steps-know-no-use-case': ['services/booking/src/steps/violation.ts', '../use-cases/place-hold'],
  'use-cases-know-no-transport': ['services/booking/src/use-cases/violation.ts', '../http/routes'],
  'edges-call-use-cases-not-each-other': ['services/booking/src/jobs/violation.ts', '../http/routes'],
  'edges-run-no-queries': ['services/booking/src/http/violation.ts', '../db/find-boat'],
  'web-features-do-not-import-each-other': ['web/src/features/boats/violation.ts', '../session/violation-target!'],
  'web-imports-point-down': ['web/src/features/boats/violation.ts', '../../app/app-router'],
  'web-shared-knows-no-feature': ['web/src/shared/violation.ts', '../features/boats/violation-target!'],
  'web-pages-know-no-app': ['web/src/pages/violation.ts', '../app/app-router'],
};

const options = { ruleSet: { forbidden: config.forbidden }, validate: true, ...config.options };
const tsConfig = extractTSConfig(join(ROOT, 'tsconfig.base.json'));

process.chdir(ROOT);
let failures = 0;

for (const violation of await violationsIn(['packages', 'services', 'gateway', 'web/src', 'deploy', 'e2e'])) {
  console.error(`${violation.rule.name}: ${violation.from} → ${violation.to}`);
  failures += 1;
}
for (const { name } of config.forbidden) {
  if (!(await canFail(name))) {
    console.error(`${name}: no violation of it is found`);
    failures += 1;
  }
}
console.log(`${config.forbidden.length} import rules, ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);

async function violationsIn(paths) {
  const { output } = await cruise(paths, options, undefined, { tsConfig });
  return output.summary.violations;
}

async function canFail(rule) {
  const [path, target, guilty = path] = VIOLATIONS[rule] ?? [];
  if (!path) return false;
  const made = [path];
  try {
    write(path, `import '${target.replace('!', '')}';\n`);
    if (target.endsWith('!')) {
      const other = join(dirname(path), `${target.slice(0, -1)}.ts`);
      made.push(other);
      write(other, rule === 'no-cycles' ? "import './violation-a';\n" : 'export {};\n');
    }
    const found = await violationsIn(made);
    return found.some((violation) => violation.rule.name === rule && violation.from === guilty);
  } finally {
    for (const file of made) rmSync(join(ROOT, file), { force: true });
  }
}

function write(path, content) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), content);
}
