// `npm run new:report <name>`: the files of a new report, both ends and its test, registered where reports are.
import { generate, namesOf } from './steps/generator.mjs'

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

await generate({
  usage: 'npm run new:report <name>, as in: npm run new:report stages',
  plan(name) {
    const names = namesOf(name)
    const { camel, pascal } = names
    const server = `services/finance/src/${name}/${name}-report`
    const importRoute = `import { ${camel}ReportRoute } from './${name}/${name}-report.ts'`
    const load = `() => import('../pages/reports/${name}-page.tsx').then((page) => page.${pascal}Page)`
    return {
      files: {
        [`libs/contracts/src/reports/${name}.ts`]: declaration(names),
        [`${server}.ts`]: definition(names),
        [`${server}.db.test.ts`]: test(names),
        [`console/src/pages/reports/${name}-page.tsx`]: page(names),
      },
      edits: {
        'libs/contracts/src/reports/all-reports.ts': [
          ['import type { DeclaredReport }', `import { ${camel} } from './${name}.ts'\n$&`],
          [/= \[(.*)\]$/m, `= [$1, ${camel}]`],
        ],
        'services/finance/src/service.ts': [
          ['import { administrativeReportRoute }', `${importRoute}\n$&`],
          [/routes: \[(.*)\]/, `routes: [$1, ${camel}ReportRoute]`],
        ],
        'console/src/app/pages.ts': [['[PATTERNS.administrative]:', `'/${name}': ${load},\n$&`]],
      },
      next: 'its dimensions and measures, its title in libs/texts, and its entry in the menu.',
    }
  },
})
