import { moneyOutside } from '@deportivo/contracts/reports/money-outside'
import type { OutsideKind } from '@deportivo/contracts/reports/outside-orders'
import { defineReport } from '@deportivo/platform/reports/define-report'
import type { FiguresTable } from '@deportivo/platform/reports/figures-request'
import { onlyVisible } from '../administrative/visible-days.ts'
import { daysSql } from './days.ts'

const ofKind = (kind: OutsideKind, dimension: string): FiguresTable => ({
  table: 'orders.published_money_outside',
  isOfNow: true,
  where: { kind },
  dimensions: [dimension],
  measures: {
    [kind]: 'sum(amount)',
    [`${kind}_count`]: 'count(*)',
    [`${kind}_days`]: ({ now }) => `max(${daysSql(now)})`,
  },
})

const CLIENTS = { table: 'sales.published_clients', key: 'id', name: 'name' }

/** 'Dinero por fuera': read where orders and refunds are written, so that it is what their lists show. */
export const moneyOutsideReportRoute = defineReport(moneyOutside, {
  from: [
    ofKind('ct', 'carrier'),
    ofKind('balance', 'client'),
    ofKind('goods', 'seller'),
    ofKind('refund', 'refunded'),
  ],
  names: 'read.report_names',
  namesOf: { client: CLIENTS, refunded: CLIENTS },
  visible: onlyVisible,
})
