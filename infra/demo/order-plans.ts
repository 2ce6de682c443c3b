import type { OrderType } from '@deportivo/lifecycle/order/kinds'
import type { BoardState } from '@deportivo/lifecycle/order/states'

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

/** The column of the board that an order enters by an act. */
export const ENTERED_BY: Partial<Record<ActName, BoardState>> = {
  check_out: 'validating_payment',
  check_out_ct: 'validating_payment',
  assign: 'assign_dispatch_assistant',
  get_ready: 'getting_ready',
  pack: 'packing_up',
  guide: 'file_guide_sale',
  deliver_local: 'delivered_local',
}

interface PlanOf<Since> {
  type: OrderType
  count: number
  acts: readonly ActName[]
  /** Where the client lives; null: anywhere. */
  city: 'bogota' | 'elsewhere' | null
  since: Since
}

/** Hours since the last act, minimum and maximum. */
type Hours = readonly [from: number, to: number]

/**
 * By order, how much of its stage's target has passed, in the shop's hours: from 1 on it is late. Two in fifteen are, as on
 * a good morning, at whatever time the demo company is started.
 */
type Waited = { readonly shares: readonly number[] }

export type Plan = PlanOf<Hours> | PlanOf<Waited>

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

const online = (count: number, acts: readonly ActName[], since: Hours, city: Plan['city'] = null): Plan => ({
  type: 'online',
  count,
  acts,
  since,
  city,
})
const waiting = (acts: readonly ActName[], shares: readonly number[], city: Plan['city'] = null): Plan => ({
  type: 'online',
  count: shares.length,
  acts,
  since: { shares },
  city,
})
const seller = (count: number, acts: readonly ActName[], since: Hours): Plan => ({
  type: 'seller',
  count,
  acts: [...BUILT, ...acts],
  since,
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
  { type: 'local', count: 42, acts: [...BUILT, 'sell_local'], since: [DAY, 58 * DAY], city: null },
  seller(14, [...WAREHOUSE, 'delivered_to_seller', 'finalize'], LONG_AGO),
  seller(4, [...WAREHOUSE, 'give_back'], LONG_AGO),
  online(9, [...BUILT, 'cancel'], LONG_AGO),
  online(3, [...PAID, 'cancel'], LONG_AGO),

  online(6, BUILT, TODAY),
  online(4, [...BUILT, 'reserve'], [1, 100]),
  { type: 'local', count: 3, acts: BUILT, since: TODAY, city: null },
  waiting([...BUILT, 'check_out'], [0.1, 0.35]),
  waiting(SOLD, [0.2, 0.3, 1.4]),
  waiting([...BUILT, 'check_out_ct'], [0.2, 0.4]),
  waiting(PAID, [0.2, 0.3, 0.45, 1.2]),
  waiting([...PAID, 'assign'], [0.1, 0.2, 0.3]),
  waiting([...PAID, 'assign', 'get_ready'], [0.15, 0.4, 0.7, 2.3]),
  waiting([...PAID, 'assign', 'get_ready', 'news'], [1.3]),
  waiting(PACKED, [0.3, 0.6], FAR),
  waiting(PACKED, [0.2, 0.8], HERE),
  waiting([...PACKED, 'guide'], [0.2, 0.45, 0.7, 1.25], FAR),
  waiting([...PACKED, 'deliver_local'], [0.05, 0.15, 0.3], HERE),

  online(3, [...SOLD, 'reject'], TODAY),
  online(2, [...PAID, 'to_news'], STUCK),
  online(2, [...PACKED, 'guide', 'back_by_carrier'], [10, 200], FAR),
  seller(3, [], TODAY),
  seller(2, ['from_warehouse'], TODAY),
  seller(2, ['from_warehouse', 'in_process'], TODAY),
  seller(2, ['from_warehouse', 'in_process', 'received'], TODAY),
  seller(3, WAREHOUSE, [4, 200]),
  seller(2, [...WAREHOUSE, 'delivered_to_seller'], STUCK),
]
