const c = require('./.dependency-cruiser.cjs')
c.forbidden = [
  { ...c.forbidden.find((r) => r.name === 'no-folder-cycle'), from: { path: '^(libs|services)/' } },
]
c.options.exclude = { path: ['/dist/', '[.]test[.]ts$', '[.]test-data[.]ts$', '^tests/'] }
module.exports = c
