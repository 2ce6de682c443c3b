// `npm run new:report <name>`: the files of a new report, both ends and its test, registered where reports are.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { exitWith, Failure } from './steps/failure.mjs'
import { ROOT } from './steps/paths.mjs'

const KEBAB = /^[a-z]+(-[a-z]+)*$/

const camelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
const pascalCase = (name) => camelCase(`-${name}`)

const declaration = ({ name, camel }) => `import { declareReport } from './declare-report.ts'
import { DAY, SELLER, STATE } from './dimensions.ts'

const ORDERS = ['value', 'count'] as const

export const ${camel} = declareReport({
  name: '${name}',
  path: '/report/${name}',
  summary: 'Sold orders of a range of days (today by default) by day, seller and state.',
  permission: 'read administrative',
  source: 'sales-report',
  measures: {
    value: { kind: 'pesos', label: 'reports.measure.sales' },
    count: { kind: 'count', label: 'reports.measure.orders' },
  },
  dimensions: {
    day: { ...DAY, measures: ORDERS },
    seller: { ...SELLER, measures: ORDERS, isFilter: true },
    state: { ...STATE, measures: ORDERS },
  },
})
`

const definition = ({ name, camel }) => `import { ${camel} } from '@deportivo/contracts/reports/${name}'
import { defineReport } from '@deportivo/platform/reports/define-report'
import { onlyVisible } from '../administrative/visible-days.ts'

export const ${camel}ReportRoute = defineReport(${camel}, {
  from: [
    {
      table: 'read.sales_days',
      where: { kind: 'sold' },
      dimensions: ['day', 'seller', 'state'],
      measures: { value: 'sum(value)', count: 'sum(count)' },
    },
  ],
  names: 'read.report_names',
  visible: onlyVisible,
})
`

const test = ({ name, camel }) => `import { ${camel} } from '@deportivo/contracts/reports/${name}'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { checkedOut } from '@deportivo/testkit/order'
import { openShop, PRICE } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await checkedOut(app, await openShop(app))
  await app.settled()
})
afterAll(() => app.stop())

it('an order that was checked out today counts', async () => {
  const { totals, by } = await app.ok('two', ${camel}.contract)
  expect(totals).toEqual({ value: PRICE, count: 1 })
  expect(by.state).toEqual([{ state_id: 'validating_payment', value: PRICE, count: 1 }])
})

it('is refused to a profile without its permission', async () => {
  expect(await app.refused('dispatch_assistant', ${camel}.contract)).toMatchObject({ code: 403 })
})
`

const page = ({ name, camel, pascal }) => `import { ${camel} } from '@deportivo/contracts/reports/${name}'
import { ReportScreen } from '../../shared/report/report-screen.tsx'
import type { ReportView } from '../../shared/report/view.ts'

const VIEW: ReportView = {
  report: ${camel},
  title: 'menu.reports',
  cards: ['value', 'count'],
  widgets: [
    { by: 'day', chart: 'line', isWide: true },
    { by: 'seller', chart: 'bars' },
    { by: 'state', chart: 'bars' },
  ],
}

export function ${pascal}Page() {
  return <ReportScreen view={VIEW} />
}
`

const newFiles = (names) => ({
  [`libs/contracts/src/reports/${names.name}.ts`]: declaration(names),
  [`services/finance/src/${names.name}/${names.name}-report.ts`]: definition(names),
  [`services/finance/src/${names.name}/${names.name}-report.db.test.ts`]: test(names),
  [`console/src/pages/reports/${names.name}-page.tsx`]: page(names),
})

/** Where reports are registered: the line before which, or the list into which, a new one goes. */
const registrations = ({ name, camel, pascal }) => [
  {
    path: 'libs/contracts/src/reports/all-reports.ts',
    edits: [
      [/^import type \{ DeclaredReport \}.*$/m, (line) => `${line}\nimport { ${camel} } from './${name}.ts'`],
      [/= \[(.*)\]$/m, (_, list) => `= [${list}, ${camel}]`],
    ],
  },
  {
    path: 'services/finance/src/service.ts',
    edits: [
      [
        /^import \{ administrativeReportRoute \}.*$/m,
        (line) => `${line}\nimport { ${camel}ReportRoute } from './${name}/${name}-report.ts'`,
      ],
      [/routes: \[(.*)\]/, (_, list) => `routes: [${list}, ${camel}ReportRoute]`],
    ],
  },
  {
    path: 'console/src/app/pages.ts',
    edits: [
      [
        /^ {2}\[PATTERNS\.administrative\]: .*$/m,
        (line) =>
          `  '/${name}': () => import('../pages/reports/${name}-page.tsx').then((page) => page.${pascal}Page),\n${line}`,
      ],
    ],
  },
]

function edited({ path, edits }) {
  return edits.reduce(
    (text, [pattern, replace]) => {
      if (!pattern.test(text))
        throw new Failure(`${path} has changed its form: teach scripts/new-report.mjs the new one.`)
      return text.replace(pattern, replace)
    },
    readFileSync(join(ROOT, path), 'utf8'),
  )
}

function write(path, text) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
  console.log(`wrote ${path}`)
}

try {
  const [name] = process.argv.slice(2)
  if (!KEBAB.test(name ?? ''))
    throw new Failure('Usage: npm run new:report <name>, as in: npm run new:report stages')
  const names = { name, camel: camelCase(name), pascal: pascalCase(name) }
  const files = newFiles(names)
  const taken = Object.keys(files).filter((path) => existsSync(join(ROOT, path)))
  if (taken.length > 0) throw new Failure(`Already there: ${taken.join(', ')}. Nothing was written.`)
  // Read before anything is written: a form that is unknown leaves the tree as it was.
  const changed = registrations(names).map((one) => [one.path, edited(one)])
  for (const [path, text] of [...Object.entries(files), ...changed]) write(path, text)
  console.log('Next: its dimensions and measures, its title in libs/texts, and its entry in the menu.')
} catch (error) {
  exitWith(error)
}
