/**
 * Who may know whom. One rule per sentence; `npm run check:walls` reads this file, and
 * `.dependency-cruiser.server-folders.cjs` for the folders of the server.
 */
const OURS = '^(libs|services|console|tests)/'
const wall = (name, from, mayReach, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '[.]test(-data)?[.]tsx?$' },
  to: { path: OURS, pathNot: mayReach },
})

module.exports = {
  forbidden: [
    wall(
      'words-and-rules-stand-alone',
      '^libs/(texts|lifecycle)/',
      '^libs/$1/',
      'So that browser and server can both read them.',
    ),
    wall(
      'contracts-quote-words-and-rules',
      '^libs/contracts/',
      '^libs/(contracts|texts|lifecycle)/',
      'State names and text keys come from where they are defined.',
    ),
    wall(
      'platform-knows-no-business',
      '^libs/platform/',
      '^libs/(platform|contracts|texts)/',
      'Plumbing never mentions an order.',
    ),
    wall(
      'inventory-knows-no-order',
      '^libs/inventory/',
      '^libs/(?!orders/)',
      'Stock can be proved without orders.',
    ),
    wall(
      'inventory-knows-no-money',
      '^libs/inventory/',
      '^libs/(?!money/)',
      'Stock and money are two ledgers that orders move.',
    ),
    wall(
      'money-knows-no-order',
      '^libs/money/',
      '^libs/(?!(orders|inventory)/)',
      'Money books what orders decide.',
    ),
    wall(
      'orders-is-the-write-kernel',
      '^libs/orders/',
      '^libs/',
      'moveOrder stands on lifecycle, platform, inventory and money only.',
    ),
    wall(
      'services-meet-only-through-events',
      '^services/(?!all-in-one/)([^/]+)/',
      '^(libs/|services/$1/)',
      'A service never calls into another one.',
    ),
    wall(
      'browser-sees-leaves-only',
      '^console/',
      '^(console/|libs/(contracts|texts|lifecycle)/)',
      'No server code reaches the bundle.',
    ),
    wall(
      'features-meet-in-pages',
      '^console/src/features/([^/]+)/',
      '^(console/src/(shared|entities|features/$1)/|libs/)',
      'A feature can be deleted as a folder.',
    ),
    wall(
      'pages-compose-features',
      '^console/src/pages/([^/]+)/',
      '^(console/src/(shared|entities|features|pages/$1)/|libs/)',
      'A page is known only by the router, never by another area.',
    ),
    wall(
      'entities-stand-alone',
      '^console/src/entities/(?!order/)([^/]+)/',
      '^(console/src/(shared|entities/$1)/|libs/)',
      'An entity knows no feature and no other entity.',
    ),
    wall(
      'orders-are-made-of-products-and-files',
      '^console/src/entities/order/',
      '^(console/src/(shared|entities/(order|product|attachment))/|libs/)',
      'Dialogs of steps show the pictures of products and the proofs of payments.',
    ),
    wall(
      'shared-looks-down',
      '^console/src/shared/',
      '^(console/src/shared/|libs/)',
      'Shared parts know no entity and no feature.',
    ),
    {
      name: 'only-writers-move-orders',
      severity: 'error',
      comment: 'Two services change an order: sales and dispatch. A proof only reads.',
      from: { path: '^(services|console)/', pathNot: ['^services/(sales|dispatch)/', '[.]test[.]tsx?$'] },
      to: { path: '^libs/orders/', pathNot: ['^libs/orders/src/money/prove-money[.]ts$'] },
    },
    {
      name: 'only-orders-and-registers-move-money',
      severity: 'error',
      comment: 'Orders book money of clients, finance has the registers; no other package does.',
      from: {
        path: '^(services|console|libs)/',
        pathNot: ['^(services/(sales|finance|all-in-one)|libs/(orders|money))/', '[.]test[.]tsx?$'],
      },
      to: { path: '^libs/money/' },
    },
    {
      name: 'only-three-move-stock',
      severity: 'error',
      comment: 'Catalogue, returns and the order kernel move units; no other package does.',
      from: {
        path: '^(services|console|libs)/',
        pathNot: ['^(services/(catalogue|returns|all-in-one)|libs/(orders|inventory))/', '[.]test[.]tsx?$'],
      },
      to: { path: '^libs/inventory/' },
    },
    {
      name: 'acts-decide-without-a-database',
      severity: 'error',
      comment: 'What an act needs to know is read before it; what it changes is done after it.',
      from: {
        path: '^libs/orders/src/steps/',
        pathNot: ['/(reads|earlier-guides|step-acts)[.]ts$', '[.]test[.]ts$'],
      },
      to: { path: 'node_modules/knex/|^libs/platform/src/db/' },
    },
    {
      name: 'leaves-use-no-driver',
      severity: 'error',
      comment: 'A leaf may use typebox and nothing else from npm.',
      from: { path: '^libs/(contracts|texts|lifecycle)/', pathNot: '[.]test[.]ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/typebox/' },
    },
    {
      name: 'browser-loads-one-language',
      severity: 'error',
      comment: 'An import of the catalogues adds all texts in all languages to the first load.',
      from: { path: '^(console/src|libs/(contracts|lifecycle))/', pathNot: '([.]test[.]tsx?|/testing/)' },
      to: { path: '^libs/texts/src/(text|catalogues/(es|es-pages|en|tr|ar))[.]ts$', dynamic: false },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'A cycle means two files are one file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycle',
      severity: 'error',
      scope: 'folder',
      comment: 'Folders that import each other are one folder.',
      from: { path: '^console/src/' },
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      severity: 'warn',
      comment: 'No file imports it.',
      from: { orphan: true, pathNot: '([.]test[.]tsx?|main[.]tsx?|[.]worker[.]ts|[.]d[.]ts)$' },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
