import { declareReport, type Dimension } from './declare-report.ts'
import { CLIENT, SELLER } from './dimensions.ts'
import { ORDER_FIGURES } from './sources.ts'

const CARRIER = {
  label: 'outside.carrier',
  column: 'carrier',
  kind: 'key',
  texts: 'outside.carrier.',
} as const satisfies Omit<Dimension, 'measures'>

const MOST = 100

/** Money that is not in the business yet, or no longer its own: as the orders have it now, whatever day they are of. */
export const moneyOutside = declareReport({
  name: 'money-outside',
  path: '/report/money-outside',
  title: 'menu.money_outside',
  summary:
    'What is outside now: cash on delivery by carrier, balances due by client, refunds owed by client, and goods with sellers, each with how many orders, what they come to and how many days the oldest is outside. No range narrows it.',
  permission: 'read administrative',
  sources: [ORDER_FIGURES],
  isOfNow: true,
  measures: {
    outside: { kind: 'pesos', label: 'outside.measure.outside', terms: { ct: 1, balance: 1, goods: 1 } },
    ct: { kind: 'pesos', label: 'outside.measure.ct' },
    ct_count: { kind: 'count', label: 'outside.measure.orders', under: 'ct' },
    ct_days: { kind: 'days', label: 'outside.measure.days', of: 'ct_count', under: 'ct' },
    balance: { kind: 'pesos', label: 'outside.measure.balance' },
    balance_count: { kind: 'count', label: 'outside.measure.orders', under: 'balance' },
    balance_days: { kind: 'days', label: 'outside.measure.days', of: 'balance_count', under: 'balance' },
    goods: { kind: 'pesos', label: 'outside.measure.goods' },
    goods_count: { kind: 'count', label: 'outside.measure.orders', under: 'goods' },
    goods_days: { kind: 'days', label: 'outside.measure.days', of: 'goods_count', under: 'goods' },
    refund: { kind: 'pesos', label: 'outside.measure.refund' },
    refund_count: { kind: 'count', label: 'outside.measure.refunds', under: 'refund' },
    refund_days: { kind: 'days', label: 'outside.measure.days', of: 'refund_count', under: 'refund' },
  },
  dimensions: {
    carrier: { ...CARRIER, measures: ['ct', 'ct_count', 'ct_days'], opensAsTable: true },
    client: {
      ...CLIENT,
      measures: ['balance', 'balance_count', 'balance_days'],
      opensAsTable: true,
      most: MOST,
    },
    seller: { ...SELLER, measures: ['goods', 'goods_count', 'goods_days'], opensAsTable: true },
    refunded: {
      ...CLIENT,
      measures: ['refund', 'refund_count', 'refund_days'],
      opensAsTable: true,
      most: MOST,
    },
  },
  outside: {
    ct: 'ct',
    ct_count: 'ct',
    ct_days: 'ct',
    balance: 'balance',
    balance_count: 'balance',
    balance_days: 'balance',
    goods: 'goods',
    goods_count: 'goods',
    goods_days: 'goods',
    refund: 'refund',
    refund_count: 'refund',
    refund_days: 'refund',
  },
})
