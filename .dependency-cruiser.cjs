/** Which way imports may point. Each rule is seen to fail by scripts/check-imports.mjs. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'packages-import-packages',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|gateway|web|deploy|e2e)/' },
    },
    {
      name: 'policy-imports-nothing',
      severity: 'error',
      from: { path: '^packages/policy/src' },
      to: { path: '^(?!packages/policy/).*/(src|test)/', pathNot: 'node_modules' },
    },
    {
      // Rules decide, and words tell of them.
      name: 'rules-know-no-words',
      severity: 'error',
      from: { path: '^packages/policy/src/', pathNot: '^packages/policy/src/words/' },
      to: { path: '^packages/policy/src/words/' },
    },
    {
      name: 'contracts-import-nothing',
      severity: 'error',
      from: { path: '^packages/contracts/src' },
      to: { path: '^(?!packages/contracts/).*/(src|test)/', pathNot: 'node_modules' },
    },
    {
      name: 'service-kit-imports-contracts',
      severity: 'error',
      from: { path: '^packages/service-kit/src' },
      to: { path: '^packages/(?!service-kit/|contracts/)' },
    },
    {
      name: 'web-imports-contracts-and-policy',
      severity: 'error',
      from: { path: '^web/src' },
      to: { path: '^(packages/(?!contracts/|policy/)|(services|gateway|deploy|e2e)/)' },
    },
    {
      name: 'services-and-gateway-import-packages',
      severity: 'error',
      from: { path: '^(services|gateway)/.*src/' },
      to: { path: '^(web|deploy|e2e|gateway)/', pathNot: '^gateway/' },
    },
    {
      name: 'no-service-imports-another',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'nothing-imports-the-gateway',
      severity: 'error',
      // What deploys them, and what checks the documents, reads what each wants to be told.
      from: { pathNot: '^(gateway|deploy/(ci|docker|kubernetes)/test)/' },
      to: { path: '^gateway/' },
    },
    {
      name: 'products-import-no-test-support',
      severity: 'error',
      // A page's test is beside the page.
      from: { path: '^[^/]+/[^/]+/src|^(gateway|web)/src', pathNot: '^packages/test-kit/|\\.test\\.tsx$' },
      to: { path: '/(test|test-kit)/' },
    },
    {
      // Its tests would load what a whole service needs.
      name: 'domain-takes-pieces-of-the-kit',
      severity: 'error',
      from: { path: '^services/[^/]+/src/domain/' },
      to: { path: '^packages/service-kit/src/index\\.ts$' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^services/[^/]+/src/domain/' },
      to: { path: '^services/[^/]+/src/(use-cases|steps|http|events|jobs|db)/' },
    },
    {
      name: 'queries-know-no-use-case',
      severity: 'error',
      from: { path: '^services/[^/]+/src/db/' },
      to: { path: '^services/[^/]+/src/(use-cases|steps|http|events|jobs)/' },
    },
    {
      name: 'use-cases-know-no-transport',
      severity: 'error',
      from: { path: '^services/[^/]+/src/use-cases/' },
      to: { path: '^services/[^/]+/src/(http|events|jobs)/' },
    },
    {
      // What only use cases use is a step.
      name: 'use-cases-are-entered-by-an-edge',
      severity: 'error',
      module: {
        path: '^services/[^/]+/src/use-cases/',
        numberOfDependentsLessThan: 1,
      },
      from: { path: '^services/[^/]+/src/((http|events|jobs|commands)/|[^/]+$)' },
    },
    {
      name: 'steps-are-entered-by-use-cases',
      severity: 'error',
      from: { path: '^services/[^/]+/(src|test)/', pathNot: '^services/[^/]+/src/(use-cases|steps)/' },
      to: { path: '^services/[^/]+/src/steps/' },
    },
    {
      name: 'steps-know-no-use-case',
      severity: 'error',
      from: { path: '^services/[^/]+/src/steps/' },
      to: { path: '^services/[^/]+/src/(use-cases|http|events|jobs)/' },
    },
    {
      name: 'edges-call-use-cases-not-each-other',
      severity: 'error',
      from: { path: '^services/[^/]+/src/(http|events|jobs)/' },
      to: { path: '^services/[^/]+/src/(http|events|jobs)/', pathNot: '^services/[^/]+/src/$1/' },
    },
    {
      // What a row is like they may know: the types.
      name: 'edges-run-no-queries',
      severity: 'error',
      from: { path: '^services/[^/]+/src/(http|events|jobs)/' },
      to: { path: '^services/[^/]+/src/db/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-imports-point-down',
      severity: 'error',
      from: { path: '^web/src/(features|shared)/' },
      to: { path: '^web/src/(app|pages)/' },
    },
    {
      name: 'web-shared-knows-no-feature',
      severity: 'error',
      from: { path: '^web/src/shared/' },
      to: { path: '^web/src/features/' },
    },
    {
      name: 'web-pages-know-no-app',
      severity: 'error',
      from: { path: '^web/src/pages/' },
      to: { path: '^web/src/app/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated|\\.build)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
