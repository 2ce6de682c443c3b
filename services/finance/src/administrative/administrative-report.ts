import { administrative } from '@deportivo/contracts/reports/administrative'
import { defineReport } from '@deportivo/platform/reports/define-report'
import type { FiguresTable } from '@deportivo/platform/reports/figures-request'
import { onlyVisible } from './visible-days.ts'

/** Of a part of an order, and not of the whole of it. */
const PARTS = ['store', 'category', 'brand']
const OF_PARTS = PARTS.map((part) => `${part}_id`)

const WHOSE = ['seller_id', 'profile_id', 'type_order', 'type_sale', 'payment_method']

const HAS_DISCOUNT = '(t.discount > 0)::integer'
const FLAGS = { has_discount: HAS_DISCOUNT, has_balance: '(t.balance > 0)::integer' }

const DIMENSIONS = [
  'day',
  'seller',
  'profile',
  'payment',
  'type',
  'client_type',
  'with_discount',
  'with_balance',
]

const SOLD = {
  value: 'sum(value)',
  count: 'sum(count)',
  units: 'sum(units)',
  balance: 'sum(balance)',
  discount: 'sum(discount)',
}

/** Orders, where nothing of parts narrows the report. */
const SOLD_ORDERS: FiguresTable = {
  table: 'read.sales_days',
  where: { kind: 'sold' },
  unlessNarrowedBy: OF_PARTS,
  dimensions: [...DIMENSIONS, 'state'],
  measures: SOLD,
  timed: {
    table: 'read.sales_facts',
    at: 'sold_at',
    columns: [...WHOSE, 'state_id', 'units', 'value', 'balance', 'discount'],
    derived: FLAGS,
  },
}

const SOLD_PARTS: FiguresTable = {
  table: 'read.sales_parts',
  where: { kind: 'sold' },
  combined: { column: 'level', bits: { store_id: 1, category_id: 2, brand_id: 4 } },
  dimensions: [],
  measures: SOLD,
}

/** What was sold of a store, a category or a brand: their lines, and the orders that have such. */
const SOLD_OF_SOME: FiguresTable = {
  ...SOLD_PARTS,
  onlyNarrowedBy: OF_PARTS,
  dimensions: DIMENSIONS,
  timed: {
    table: 'read.sales_facts',
    at: 'sold_at',
    columns: [...WHOSE, 'balance'],
    derived: FLAGS,
    parts: { column: 'parts', of: OF_PARTS, measures: ['units', 'value', 'discount'] },
  },
}

const REVENUE = { revenue: 'sum(value)' }
/** What left is of orders whatever they owe. */
const NOT_OF_REVENUE = ['has_balance']
const REVERSED = {
  table: 'read.reversed_sales',
  at: 'at',
  derived: { has_discount: 'has_discount' },
} as const
const LEFT_TIMED = {
  table: 'read.sales_facts',
  at: 'left_at',
  columns: WHOSE,
  derived: { has_discount: HAS_DISCOUNT },
  also: REVERSED,
}

const LEFT_ORDERS: FiguresTable = {
  table: 'read.sales_days',
  where: { kind: 'left' },
  unlessNarrowedBy: OF_PARTS,
  lacks: NOT_OF_REVENUE,
  dimensions: ['day', 'seller'],
  measures: REVENUE,
  timed: { ...LEFT_TIMED, columns: [...WHOSE, 'value'] },
}

const LEFT_PARTS: FiguresTable = {
  table: 'read.sales_parts',
  where: { kind: 'left', level: 7 },
  lacks: NOT_OF_REVENUE,
  dimensions: PARTS,
  measures: REVENUE,
}

const LEFT_OF_SOME: FiguresTable = {
  ...LEFT_PARTS,
  onlyNarrowedBy: OF_PARTS,
  dimensions: ['day', 'seller'],
  timed: { ...LEFT_TIMED, parts: { column: 'parts', of: OF_PARTS, measures: ['value'] } },
}

const RETURNED: FiguresTable = {
  table: 'read.return_days',
  where: { kind: 'settled' },
  lacks: ['type_order', 'type_sale', 'payment_method', 'has_discount', 'has_balance'],
  dimensions: ['day', 'seller', 'store', 'category', 'brand'],
  measures: { returns: 'sum(credited - replaced)', vouchers: 'sum(vouchers)' },
  timed: {
    table: 'read.return_facts',
    at: 'settled_at',
    columns: ['seller_id', 'profile_id', ...OF_PARTS, 'credited', 'replaced', 'vouchers'],
    also: { table: 'read.reversed_returns', at: 'at' },
  },
}

/** 'Ventas de hoy', and of any other days. */
export const administrativeReportRoute = defineReport(administrative, {
  from: [
    SOLD_ORDERS,
    SOLD_OF_SOME,
    LEFT_ORDERS,
    LEFT_OF_SOME,
    RETURNED,
    { ...SOLD_PARTS, unlessNarrowedBy: OF_PARTS, dimensions: PARTS },
    ...PARTS.map((part) => ({ ...SOLD_PARTS, onlyNarrowedBy: OF_PARTS, dimensions: [part] })),
    LEFT_PARTS,
  ],
  names: 'read.report_names',
  visible: onlyVisible,
})
