import { BOARD_FILTERS, type Card } from '@deportivo/contracts/dispatch/board'
import { dayInBogota } from '@deportivo/texts/formats/dates'
import { TODAY } from '../../../shared/list/query/today.ts'
import { matchTyped } from '../../../shared/language/match-typed.ts'
import { otherNamesOf } from '@deportivo/lifecycle/place-names'
import { orderMachine } from '@deportivo/lifecycle/order/order-machine'
import { isLate, stageAge, type Pace } from './stage-age.ts'

export type FilterName = keyof typeof BOARD_FILTERS | 'q'
/** Free text, and the filters of the board's contract. */
export const FILTERS = ['q', ...Object.keys(BOARD_FILTERS)] as readonly FilterName[]
export type Filters = Partial<Record<FilterName, string>>

/** Unassigned: a choice of the assistant filter beside the assistants. */
export const UNASSIGNED = 'none'

/** What a filter needs besides the card. */
export interface FilterContext {
  pace: Pace
  now: () => number
  /** The user, and which cards they have claimed. */
  me: number
  isMineNow: (orderId: number) => boolean
}

type Check = (card: Card) => boolean
type MakeCheck = (value: string, asking: FilterContext) => Check

function findable(card: Card): string {
  const names = [card.client_name, card.city_name, card.guide_number, card.carrier, card.auxiliary_name]
  const cities = card.city_id === null ? [] : otherNamesOf(card.city_id)
  return `#${card.id} ${[...names, ...cities].filter(Boolean).join(' ')}`
}

/** The department of a municipality: DANE codes begin with it. */
export const departmentOf = (cityId: number): number => Math.floor(cityId / 1_000)

const DAY_MS = 86_400_000

/** When a day of the shop begins; the address may hold 'today'. */
const startOf = (day: string, now: number) =>
  Date.parse(`${day === TODAY ? dayInBogota(now) : day}T00:00:00-05:00`)

const CHECKS: Record<FilterName, MakeCheck> = {
  q: (value) => {
    const matches = matchTyped(value)
    return (card) => matches(findable(card))
  },
  state: (value) => (card) => card.state_id === value,
  city: (value) => (card) => card.city_id === Number(value),
  department: (value) => (card) => card.city_id !== null && departmentOf(card.city_id) === Number(value),
  payment: (value) => (card) => card.payment_method === Number(value),
  assistant: (value) => (card) =>
    value === UNASSIGNED ? card.auxiliary_user_id === null : card.auxiliary_user_id === Number(value),
  seller: (value) => (card) => card.seller_id === Number(value),
  carrier: (value) => (card) => card.carrier === value,
  from: (value, { now }) => {
    const start = startOf(value, now())
    return (card) => Date.parse(card.created_at) >= start
  },
  to: (value, { now }) => {
    const end = startOf(value, now()) + DAY_MS
    return (card) => Date.parse(card.created_at) < end
  },
  late:
    (_, { pace, now }) =>
    (card) =>
      isLate(stageAge(card.state_entered_at, card.state_id, pace, now()).level),
  news: () => (card) => Boolean(card.newness),
  /** Packed, goes with a carrier, and has no guide yet. */
  guide: () => (card) => orderMachine.exists('upload_guide', card),
  mine:
    (_, { me, isMineNow }) =>
    (card) =>
      card.auxiliary_user_id === me || card.seller_id === me || isMineNow(card.id),
}

/** Whether the result changes as time passes. */
export const dependsOnTime = ({ late, from, to }: Filters): boolean =>
  late !== undefined || from === TODAY || to === TODAY

/** Matches cards that pass all filters. */
export function matcherOf(filters: Filters, asking: FilterContext): Check {
  const checks = (Object.entries(filters) as [FilterName, string][]).map(([name, value]) =>
    CHECKS[name](value, asking),
  )
  return (card) => checks.every((check) => check(card))
}
