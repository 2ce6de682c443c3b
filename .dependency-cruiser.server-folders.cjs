/**
 * No two folders of the server import each other. Read on its own, without test files: they start the whole product
 * through tests/kit, which would connect every folder with every other.
 */
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycle',
      severity: 'error',
      scope: 'folder',
      comment: 'Folders that import each other are one folder.',
      from: { path: '^(libs|services)/' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: '/dist/|[.]test[.]ts$|[.]test-data[.]ts$' } },
}
