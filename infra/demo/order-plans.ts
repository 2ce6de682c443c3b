import type { OrderType } from '@deportivo/lifecycle/order/kinds'

/** The acts of an order plan; each is one of order-acts.ts. */
export type ActName =
  | 'create'
  | 'lines'
  | 'reserve'
  | 'check_out'
  | 'check_out_ct'
  | 'support'
  | 'validate'
  | 'reject'
  | 'assign'
  | 'get_ready'
  | 'pack'
  | 'guide'
  | 'deliver_local'
  | 'deliver_customer'
  | 'ct_paid'
  | 'ct_support'
  | 'news'
  | 'to_news'
  | 'back_by_carrier'
  | 'cancel'
  | 'sell_local'
  | 'from_warehouse'
  | 'in_process'
  | 'received'
  | 'to_seller'
  | 'delivered_to_seller'
  | 'finalize'
  | 'give_back'

/** How long each act takes, in minutes. */
export const MINUTES: Record<ActName, number> = {
  create: 0,
  lines: 4,
  reserve: 12,
  check_out: 35,
  check_out_ct: 35,
  support: 15,
  validate: 70,
  reject: 50,
  assign: 25,
  get_ready: 40,
  pack: 55,
  guide: 140,
  deliver_local: 200,
  deliver_customer: 1_700,
  ct_paid: 1_500,
  ct_support: 90,
  news: 30,
  to_news: 120,
  back_by_carrier: 2_600,
  cancel: 300,
  sell_local: 9,
  from_warehouse: 20,
  in_process: 45,
  received: 60,
  to_seller: 90,
  delivered_to_seller: 240,
  finalize: 2_000,
  give_back: 1_400,
}

export interface Plan {
  type: OrderType
  count: number
  acts: readonly ActName[]
  /** Where the client lives; null: anywhere. */
  city: 'bogota' | 'elsewhere' | null
  /** Hours since the last act, minimum and maximum. */
  ago: readonly [from: number, to: number]
}

const DAY = 24
const LONG_AGO = [2 * DAY, 58 * DAY] as const
const TODAY = [0.2, 9] as const
const STUCK = [0.3, 30] as const

const BUILT: readonly ActName[] = ['create', 'lines']
const SOLD: readonly ActName[] = [...BUILT, 'check_out', 'support']
const PAID: readonly ActName[] = [...SOLD, 'validate']
const PACKED: readonly ActName[] = [...PAID, 'assign', 'get_ready', 'pack']
const PACKED_CT: readonly ActName[] = [...BUILT, 'check_out_ct', 'validate', 'assign', 'get_ready', 'pack']
const HERE = 'bogota'
const FAR = 'elsewhere'

const online = (
  count: number,
  acts: readonly ActName[],
  ago: Plan['ago'],
  city: Plan['city'] = null,
): Plan => ({ type: 'online', count, acts, ago, city })
const seller = (count: number, acts: readonly ActName[], ago: Plan['ago']): Plan => ({
  type: 'seller',
  count,
  acts: [...BUILT, ...acts],
  ago,
  city: null,
})

const WAREHOUSE: readonly ActName[] = ['from_warehouse', 'in_process', 'received', 'to_seller']

/** Sixty days of the demo company: most orders are finished, some wait in every stage. */
export const PLANS: readonly Plan[] = [
  online(62, [...PACKED, 'guide', 'deliver_customer'], LONG_AGO, FAR),
  online(40, [...PACKED, 'deliver_local', 'deliver_customer'], LONG_AGO, HERE),
  online(14, [...PACKED_CT, 'guide', 'deliver_customer', 'ct_paid', 'ct_support'], LONG_AGO, FAR),
  online(3, [...PACKED_CT, 'deliver_local', 'ct_paid'], [5, 70], HERE),
  online(3, [...PACKED_CT, 'guide', 'deliver_customer'], [5, 90], FAR),
  { type: 'local', count: 42, acts: [...BUILT, 'sell_local'], ago: [DAY, 58 * DAY], city: null },
  seller(14, [...WAREHOUSE, 'delivered_to_seller', 'finalize'], LONG_AGO),
  seller(4, [...WAREHOUSE, 'give_back'], LONG_AGO),
  online(9, [...BUILT, 'cancel'], LONG_AGO),
  online(3, [...PAID, 'cancel'], LONG_AGO),

  online(6, BUILT, TODAY),
  online(4, [...BUILT, 'reserve'], [1, 100]),
  { type: 'local', count: 3, acts: BUILT, ago: TODAY, city: null },
  online(2, [...BUILT, 'check_out'], STUCK),
  online(3, SOLD, STUCK),
  online(2, [...BUILT, 'check_out_ct'], STUCK),
  online(3, [...SOLD, 'reject'], TODAY),
  online(4, PAID, TODAY),
  online(3, [...PAID, 'assign'], TODAY),
  online(4, [...PAID, 'assign', 'get_ready'], TODAY),
  online(1, [...PAID, 'assign', 'get_ready', 'news'], STUCK),
  online(2, PACKED, TODAY, FAR),
  online(2, PACKED, TODAY, HERE),
  online(4, [...PACKED, 'guide'], [2, 60], FAR),
  online(3, [...PACKED, 'deliver_local'], TODAY, HERE),
  online(2, [...PAID, 'to_news'], STUCK),
  online(2, [...PACKED, 'guide', 'back_by_carrier'], [10, 200], FAR),
  seller(3, [], TODAY),
  seller(2, ['from_warehouse'], TODAY),
  seller(2, ['from_warehouse', 'in_process'], TODAY),
  seller(2, ['from_warehouse', 'in_process', 'received'], TODAY),
  seller(3, WAREHOUSE, [4, 200]),
  seller(2, [...WAREHOUSE, 'delivered_to_seller'], STUCK),
]
