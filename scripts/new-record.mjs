// `npm run new:record <service> <row> <rows> <permissions>`: a record with fields of its own, its calls, events and test.
import { addedBefore, addedImport, generate, namesOf, tableOf, textOf } from './steps/generator.mjs'
import { contract, definition, events, migration, routes, test } from './steps/record-files.mjs'

const textEdits = (row) => ({
  'libs/texts/src/server/records.ts': [
    addedBefore('audit.subject.setting', textOf(`audit.subject.${row.snake}`, row.name)),
  ],
  'libs/texts/src/admin/audit.ts': [
    addedBefore('audit_page.subject_setting', textOf(`audit_page.subject_${row.snake}`, row.name)),
  ],
})

const contractEdits = (names) => ({
  'libs/contracts/package.json': [
    [
      '"exports": {',
      `$&\n"./${names.service}/${names.rows.name}": "./src/${names.service}/${names.rows.name}.ts",`,
    ],
  ],
  'libs/contracts/src/registry/routes.ts': [
    [
      "import type { Contract } from '../route.ts'",
      `import * as ${names.rows.camel} from '../${names.service}/${names.rows.name}.ts'\n$&`,
    ],
    [`\n  ${names.service}: [`, `$&...Object.values(${names.rows.camel}.${names.row.upper}_ROUTES),`],
  ],
  'libs/contracts/src/events/families.ts': [
    ['import { userEvents }', `import { ${names.row.camel}Events } from './${names.row.name}.ts'\n$&`],
    ['  user: userEvents,', `$&\n  ${names.row.snake}: ${names.row.camel}Events,`],
  ],
  'libs/contracts/src/admin/audit.ts': [
    [/OWN_SUBJECTS = \[([^\]]*?),?\s*\]/, `OWN_SUBJECTS = [$1, '${names.row.snake}']`],
  ],
})

const serviceEdits = ({ service, row, rows, table }) => ({
  [`services/${service}/src/tables.ts`]: [
    addedImport(`import type { ${row.pascal}Record } from './${rows.name}/${row.name}-record.ts'`),
    ['interface Tables {', `$&\n    '${table}': ${row.pascal}Record`],
  ],
  [`services/${service}/src/service.ts`]: [
    addedImport(`import { ${row.camel}Routes } from './${rows.name}/${row.name}-routes.ts'`),
    ['routes: [', `$&...${row.camel}Routes,`],
  ],
})

const NEXT =
  'its fields, filters and rules, what uses it, its words in four languages; then npm run release:events, ' +
  'release:migrations and release:calls.'

await generate({
  usage:
    'npm run new:record <service> <row> <rows> <permissions>, as in: npm run new:record sales supplier suppliers clients',
  plan(service, rowName, rowsName, permissions) {
    const [row, rows] = [namesOf(rowName), namesOf(rowsName)]
    const stored = tableOf(service, rows)
    const names = { service, row, rows, permissions, ...stored }
    const server = `services/${service}`
    return {
      files: {
        [`libs/contracts/src/${service}/${rows.name}.ts`]: contract(names),
        [`libs/contracts/src/events/${row.name}.ts`]: events(names),
        [stored.file]: migration(names),
        [`${server}/src/${rows.name}/${row.name}-record.ts`]: definition(names),
        [`${server}/src/${rows.name}/${row.name}-routes.ts`]: routes(names),
        [`${server}/src/${rows.name}/${rows.name}.db.test.ts`]: test(names),
      },
      edits: {
        ...contractEdits(names),
        ...stored.edits,
        ...serviceEdits(names),
        ...textEdits(row),
      },
      next: NEXT,
    }
  },
})
