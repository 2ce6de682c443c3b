import type { Card } from '@deportivo/contracts/dispatch/board'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { BOGOTA_CITY_ID } from '@deportivo/lifecycle/places'
import { lacksSupport } from '../model/support.ts'
import { owedOf } from '../../../entities/order/owed.ts'
import type { TextKey } from '../../../shared/language/texts.tsx'

/** Something that sets an order apart from the others of its stage. */
interface Mark {
  text: TextKey
  tone?: 'ct' | 'warn' | 'bad'
  /** Has a tick: nothing is asked of anyone. */
  isDone?: boolean
  title?: TextKey
  /** Pesos that the text names. */
  balance?: number
}

function paymentMark(card: Card): Mark[] {
  if (orderStateRow(card.state_id).is_validating && card.payment_validated)
    return [{ text: 'board.chip_paid', isDone: true }]
  return lacksSupport(card) ? [{ text: 'board.chip_no_support', tone: 'warn' }] : []
}

/** All that sets an order apart, in the order in which it is shown. */
export function marksOf(card: Card): Mark[] {
  const { is_ct, is_local_delivery, city_id, newness } = card
  const owed = owedOf(card)
  const local = city_id === BOGOTA_CITY_ID ? 'board.chip_bogota' : 'board.chip_local'
  return [
    ...(is_ct ? [{ text: 'board.chip_ct', tone: 'ct', title: 'board.chip_ct_title' } as const] : []),
    ...(is_local_delivery ? [{ text: local } as const] : []),
    ...paymentMark(card),
    ...(owed > 0 ? [{ text: 'board.chip_owes', tone: 'warn', balance: owed } as const] : []),
    ...(newness ? [{ text: 'board.chip_news', tone: 'bad' } as const] : []),
  ]
}
