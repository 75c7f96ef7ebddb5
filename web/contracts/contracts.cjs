/** What may import what in the page: app > pages > features > ui, lib. Features do not know each other. */
module.exports = {
  forbidden: [
    {
      name: 'features-stand-alone',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'ui/ and lib/ are below every feature and page.',
      severity: 'error',
      from: { path: '^src/(ui|lib)/' },
      to: { path: '^src/(features|pages|app)/' },
    },
    {
      name: 'lib-draws-nothing',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^src/ui/' },
    },
    {
      name: 'features-know-no-page',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(pages|app)/' },
    },
    {
      name: 'pages-know-no-app',
      comment: 'Except its list of paths, which is data.',
      severity: 'error',
      from: { path: '^src/pages/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'only-lib-calls-the-server',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/lib/' },
      to: { path: 'openapi-fetch', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-know-no-page',
      severity: 'error',
      from: { path: '^../packages/' },
      to: { path: '^src/' },
    },
    {
      name: 'trust-card-knows-no-client',
      severity: 'error',
      from: { path: '^../packages/trust-card/' },
      to: { path: '^../packages/client/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
}
