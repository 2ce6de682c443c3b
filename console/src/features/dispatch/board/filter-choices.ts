import type { Card } from '@deportivo/contracts/dispatch/board'
import { PAYMENT_METHODS } from '@deportivo/lifecycle/payment-methods'
import { useMemo } from 'react'
import type { Choices } from '../../../shared/list/query/use-list-screen.ts'
import { usePlaces } from '../../../entities/place/use-places.ts'
import { useStore } from '../../../shared/state/store.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useBoardTools } from '../tools/board-tools.ts'
import { pointlessFilter } from '../model/own-board.ts'
import { COLUMNS } from '../model/columns.ts'
import { departmentOf, UNASSIGNED } from '../model/filters.ts'

export interface Choice {
  value: string
  label: string
}

interface Value {
  id: number | string | null
  name: string | null | undefined
}

/** What the cards on the board offer to filter by: only values that would find something. */
export function choicesOf(cards: Iterable<Card>, pick: (card: Card) => Value): Choice[] {
  const found = new Map<number | string, string>()
  for (const card of cards) {
    const { id, name } = pick(card)
    if (id !== null && name) found.set(id, name)
  }
  return [...found]
    .map(([id, label]) => ({ value: String(id), label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es'))
}

export type ChoiceName = 'state' | 'city' | 'department' | 'assistant' | 'seller' | 'payment' | 'carrier'

/** What can be filtered by: only what is on the board now, and what differs between the orders that this user sees. */
export function useChoices(): Choices {
  const t = useTexts()
  const { board, asker } = useBoardTools()
  const cards = useStore(board.cards)
  const { departments } = usePlaces(null)
  return useMemo(() => {
    const all = [...cards.values()]
    const names = new Map(departments?.map(({ id, name }) => [id, name]))
    const departmentFor = ({ city_id }: Card): Value =>
      city_id === null
        ? { id: null, name: null }
        : { id: departmentOf(city_id), name: names.get(departmentOf(city_id)) }
    const choices: Record<ChoiceName, Choice[]> = {
      state: COLUMNS.map((state) => ({ value: state, label: t(`order.state.${state}`) })),
      city: choicesOf(all, (card) => ({ id: card.city_id, name: card.city_name })),
      department: choicesOf(all, departmentFor),
      seller: choicesOf(all, (card) => ({ id: card.seller_id, name: card.seller_name })),
      carrier: choicesOf(all, ({ carrier }) => ({ id: carrier, name: carrier })),
      assistant: [
        { value: UNASSIGNED, label: t('board.unassigned') },
        ...choicesOf(all, (card) => ({ id: card.auxiliary_user_id, name: card.auxiliary_name })),
      ],
      payment: PAYMENT_METHODS.map(({ id }) => ({ value: String(id), label: t(`payment.method.${id}`) })),
    }
    const pointless = pointlessFilter(asker)
    return Object.fromEntries(Object.entries(choices).filter(([name]) => name !== pointless))
  }, [cards, departments, asker, t])
}
