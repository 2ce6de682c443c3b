import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { unitsLeft, unitsLost } from './exits.ts'

/** What a case is, as the specification has it: not read from the table of steps. */
export type Known = Pick<ReturnCase, 'id' | 'state_id' | 'goods' | 'exchange_rate_id' | 'difference'>

const FINAL = ['return_voucher', 'return_delivered', 'return_cancelled']

const isReceived = ({ state_id }: Known) => state_id === 'return_received_store'
/** No unit left quarantine by itself. */
const isInspected = (one: Known) => isReceived(one) && one.goods === 'quarantine' && unitsLeft(one.id) === 0
/** The client is still to choose what they get. */
const isUndecided = (one: Known) => isReceived(one) || one.state_id === 'returned_to_store'
/** All units are there: in quarantine, or on sale again. */
const canBeHandedBack = ({ id, goods }: Known) =>
  goods === 'quarantine' ? unitsLeft(id) === 0 : goods === null || unitsLost(id) === 0
const isPaid = ({ difference }: Known) => difference === null || difference.paid >= difference.amount

const LEGAL = {
  received_in_store: ({ state_id }: Known) => state_id === 'return_pending',
  pending: isInspected,
  return_to_store: isInspected,
  voucher: (one: Known) => isUndecided(one) && one.exchange_rate_id !== null,
  exchange_available: isUndecided,
  enlist: ({ state_id }: Known) => state_id === 'available_to_enlisting',
  delivered: (one: Known) => one.state_id === 'return_enlisting' && isPaid(one),
  hand_over: (one: Known) => one.state_id === 'available_to_enlisting' && isPaid(one),
  cancel: (one: Known) => !FINAL.includes(one.state_id) && canBeHandedBack(one),
} as const

export type Step = keyof typeof LEGAL
export const STEPS = Object.keys(LEGAL) as Step[]

export const isLegal = (step: Step, one: Known): boolean => LEGAL[step](one)

export const isFinal = ({ state_id }: Pick<Known, 'state_id'>): boolean => FINAL.includes(state_id)

/** The steps after which the client has something: no undo reaches that. */
export const isLast = (step: Step): boolean => ['voucher', 'delivered', 'hand_over'].includes(step)
