// `npm run new:report <name>`: the files of a new report, both ends and its test, registered where reports are.
import { addedBefore, generate, namesOf, textOf } from './steps/generator.mjs'

const declaration = ({ name, camel, snake }) => `import { declareReport } from './declare-report.ts'
import { DAY, SELLER, STATE } from './dimensions.ts'
import { SALES_FIGURES } from './sources.ts'

const ORDERS = ['value', 'count'] as const

export const ${camel} = declareReport({
  name: '${name}',
  path: '/report/${name}',
  title: 'menu.${snake}',
  summary: 'Sold orders of a range of days (today by default) by day, seller and state.',
  permission: 'read administrative',
  sources: [SALES_FIGURES],
  measures: {
    value: { kind: 'pesos', label: 'reports.measure.sales' },
    count: { kind: 'count', label: 'reports.measure.orders' },
  },
  dimensions: {
    day: { ...DAY, measures: ORDERS },
    seller: { ...SELLER, measures: ORDERS, isFilter: true },
    state: { ...STATE, measures: ORDERS },
  },
  orderDays: ['sold_from', 'sold_to'],
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

await generate({
  usage: 'npm run new:report <name>, as in: npm run new:report stages',
  plan(name) {
    const names = namesOf(name)
    const { camel, snake } = names
    const server = `services/finance/src/${name}/${name}-report`
    const importRoute = `import { ${camel}ReportRoute } from './${name}/${name}-report.ts'`
    return {
      files: {
        [`libs/contracts/src/reports/${name}.ts`]: declaration(names),
        [`${server}.ts`]: definition(names),
        [`${server}.db.test.ts`]: test(names),
      },
      edits: {
        'libs/contracts/src/reports/all-reports.ts': [
          ['import type { DeclaredReport }', `import { ${camel} } from './${name}.ts'\n$&`],
          [/= \[([^\]]*?),?\s*\]$/m, `= [$1, ${camel}]`],
        ],
        'libs/contracts/src/reports/report-pages.ts': [
          [/\n\]\n/, `\n  { name: '${name}', title: 'menu.${snake}', permission: 'read administrative' },$&`],
        ],
        'services/finance/src/service.ts': [
          ['import { administrativeReportRoute }', `${importRoute}\n$&`],
          [/const REPORTS = \[([^\]]*?),?\s*\]/, `const REPORTS = [$1, ${camel}ReportRoute]`],
        ],
        'libs/texts/src/reports/screens.ts': [addedBefore('reports.range', textOf(`menu.${snake}`, name))],
      },
      next: 'its dimensions and measures, its title in four languages; then the OpenAPI snapshot.',
    }
  },
})
