import { returnReasonsReport } from '@deportivo/contracts/reports/return-reasons'
import { defineReport } from '@deportivo/platform/reports/define-report'
import { onlyVisible } from '../administrative/visible-days.ts'

export const returnReasonsReportRoute = defineReport(returnReasonsReport, {
  from: [
    {
      table: 'read.return_days',
      where: { kind: 'requested' },
      dimensions: ['day', 'reason', 'product', 'brand', 'seller'],
      measures: { cases: 'sum(count)', units: 'sum(units)', value: 'sum(value)' },
    },
  ],
  names: 'read.report_names',
  // A model has the same name in each colour.
  namesOf: { product: { table: 'catalogue.published_product_names', key: 'id', name: 'name' } },
  visible: onlyVisible,
})
