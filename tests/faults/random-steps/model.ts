import { orderStateRow, type OrderState } from '@deportivo/lifecycle/order/states'
import { orderStep, STEP_KEYS, stepName, type StepKey, type StepName } from '@deportivo/lifecycle/order/steps'
import { POLICY } from '@deportivo/lifecycle/policy'
import type { Permission } from '@deportivo/lifecycle/permissions'

export const ACTORS = [
  'online_seller',
  'accounting_manager',
  'head_dispatch',
  'dispatch_assistant',
  'two',
] as const
export type ActorName = (typeof ACTORS)[number]

/** Files as evidence: of what was paid, of what was sent, of what was returned. */
export type Proof = 'payment_support' | 'guide' | 'carrier_return'

/** What a clerk would know of an order from the steps alone, without reading it. */
export interface Known {
  state: OrderState
  type: 'online' | 'seller'
  units: number
  total: number
  paid: number
  confirmed: number
  isCt: boolean
  isLocal: boolean
  isValidated: boolean
  hasLeft: boolean
  back: number | null
  setAsideFrom: OrderState | null
  assistant: ActorName | 'dispatch_assistant_2' | null
  hasSupport: boolean
  hasGuide: boolean
  /** The seller was reminded, once a day at most. */
  isReminded: boolean
  /** Arrived since the order is in its state. */
  arrived: ReadonlySet<Proof>
}

export const newOrder = (type: Known['type'], units: number, total: number): Known => ({
  state: type === 'online' ? 'pre_orden' : 'reserved_by_seller',
  type,
  units,
  total,
  paid: 0,
  confirmed: 0,
  isCt: false,
  isLocal: false,
  isValidated: false,
  hasLeft: false,
  back: null,
  setAsideFrom: null,
  assistant: null,
  hasSupport: false,
  hasGuide: false,
  isReminded: false,
  arrived: new Set(),
})

type Rule = (order: Known, actor: ActorName) => boolean

// An advance of an order paid to the carrier is confirmed against its support too.
const isPaymentProved = ({ hasSupport, isCt, paid, confirmed, total }: Known) =>
  hasSupport || (paid === confirmed && (isCt || paid > 0 || total === 0))

/** The conditions and needs of the published table of steps, in the words of the model. */
const RULES: Record<string, Rule> = {
  online: ({ type }) => type === 'online',
  local: () => false,
  seller: ({ type }) => type === 'seller',
  not_seller: ({ type }) => type !== 'seller',
  ships_with_carrier: ({ isLocal }) => !isLocal,
  delivered_by_us: ({ isLocal, state }) => isLocal || orderStateRow(state).stock === 'outside',
  is_ct: ({ isCt }) => isCt,
  payment_validated: ({ isValidated }) => isValidated,
  payment_not_validated: ({ isValidated }) => !isValidated,
  payment_not_proved: (order) => !isPaymentProved(order),
  stock_here: ({ hasLeft }) => !hasLeft,
  goods_outside: ({ hasLeft }) => hasLeft,
  received_back: ({ back }) => back !== null,
  has_way_back: ({ setAsideFrom }) => setAsideFrom !== null,
  lines: ({ units }) => units > 0,
  payment_support: isPaymentProved,
  assigned_or_assigner: ({ assistant }, actor) =>
    assistant === actor || POLICY[actor]['assign orders'] !== undefined,
  every_unit_back: ({ back, units }) => back === units,
}

const holds = (name: string, order: Known, actor: ActorName): boolean => {
  const rule = RULES[name]
  if (!rule) throw new Error(`the model lacks ${name}`)
  return rule(order, actor)
}

/** All orders are those of the online seller. */
function isGranted(
  permission: Permission | undefined,
  { state, assistant }: Known,
  actor: ActorName,
): boolean {
  const scope = permission && POLICY[actor][permission]
  if (scope === 'assigned') return assistant === actor
  if (scope === 'before_checkout') return actor === 'online_seller' && orderStateRow(state).is_open === true
  return scope === 'all' || (scope !== undefined && actor === 'online_seller')
}

/** Whether a step that is offered succeeds: by its file, and one reminder a day. */
function isProved(key: StepKey, { hasGuide, arrived, isReminded }: Known): boolean {
  if (key === 'remind_seller') return !isReminded
  const { file } = orderStep(key)
  if (!file?.proof) return true
  return file.proof === 'has_guide' ? hasGuide : arrived.has(file.type)
}

/** Whether this actor may take the step with its file, which it may come with. */
function isOpenTo(key: StepKey, order: Known, actor: ActorName): boolean {
  const { from, when = [], needs = [], permission, or_permission, for_others } = orderStep(key)
  return (
    from.includes(order.state) &&
    !(for_others && actor === 'online_seller') &&
    [...when, ...needs].every((name) => holds(name, order, actor)) &&
    [permission, or_permission].some((one) => isGranted(one, order, actor))
  )
}

/** The row of the table by which this actor may take the step now; undefined: it is illegal. */
export const legalRow = (name: StepName, order: Known, actor: ActorName): StepKey | undefined =>
  STEP_KEYS.find((key) => stepName(key) === name && isOpenTo(key, order, actor) && isProved(key, order))

/** The steps that the order must offer to this actor, and no others. */
export const offersOf = (order: Known, actor: ActorName): StepName[] =>
  STEP_KEYS.filter((key) => isOpenTo(key, order, actor)).map(stepName)

/** Whether the table has the step in the order's state: the steps that are refused only by something else. */
export const isOfState = (name: StepName, { state }: Known): boolean =>
  STEP_KEYS.some((key) => stepName(key) === name && orderStep(key).from.includes(state))

export const FIRST_PAYMENT = 20_000
export const otherAssistant = ({ assistant }: Known) =>
  assistant === 'dispatch_assistant' ? 'dispatch_assistant_2' : 'dispatch_assistant'

const assign = (order: Known): Partial<Known> => ({ assistant: otherAssistant(order) })
const setAside = ({ state }: Known): Partial<Known> => ({ setAsideFrom: state })
const noPayment = (): Partial<Known> => ({ paid: 0 })
const isBack = (): Partial<Known> => ({ setAsideFrom: null })

/** What a step changes besides the state. */
const EFFECTS: Partial<Record<StepKey, (order: Known) => Partial<Known>>> = {
  reserve: () => ({ paid: FIRST_PAYMENT }),
  release: noPayment,
  remind_seller: () => ({ isReminded: true }),
  reject_payment: noPayment,
  validate_payment: ({ isCt, paid, total }) => {
    const found = isCt || paid > 0 ? paid : total
    return { isValidated: true, paid: found, confirmed: found }
  },
  assign_auxiliary: assign,
  assign_again: assign,
  to_news: setAside,
  seller_to_news: setAside,
  returned_by_carrier: setAside,
  resume: isBack,
  seller_resume: isBack,
  received_back: ({ units }) => ({ back: units, hasLeft: false, setAsideFrom: null }),
  resend: () => ({ back: null, hasGuide: false }),
  full_payment_ct: ({ total }) => ({ paid: total, confirmed: total }),
  finalize: ({ total }) => ({ paid: total }),
}

export function afterStep(order: Known, key: StepKey, chosen: Partial<Known>): Known {
  const { to, stock } = orderStep(key)
  const state = (to === 'way_back' ? order.setAsideFrom : to) ?? order.state
  return {
    ...order,
    ...EFFECTS[key]?.(order),
    ...chosen,
    ...(stock === 'leave' ? { hasLeft: true } : {}),
    ...(state === order.state ? {} : { arrived: new Set<Proof>() }),
    state,
  }
}

/** A file that the order could use now. */
export function usefulProof({ state, isLocal, hasGuide }: Known): Proof | undefined {
  if (state === 'packing_up' && !isLocal && !hasGuide) return 'guide'
  if (state === 'file_guide_sale') return 'carrier_return'
  return state === 'validating_payment' || state === 'full_payment_ct' ? 'payment_support' : undefined
}

export const afterUpload = (order: Known, proof: Proof): Known => ({
  ...order,
  hasSupport: order.hasSupport || proof === 'payment_support',
  hasGuide: order.hasGuide || proof === 'guide',
  arrived: new Set([...order.arrived, proof]),
})

/** The units that the order holds. */
export function heldUnits({ state, units, hasLeft, back }: Known): number {
  const { stock } = orderStateRow(state)
  if (stock === 'as_before') return hasLeft || back !== null ? 0 : units
  return stock === 'held' || stock === 'with_seller' ? units : 0
}
