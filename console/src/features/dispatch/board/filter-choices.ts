import type { Card } from '@deportivo/contracts/dispatch/board'
import { PAYMENT_METHODS } from '@deportivo/lifecycle/payment-methods'
import { otherNamesOf } from '@deportivo/lifecycle/place-names'
import { createContext, useContext, useDeferredValue, useMemo } from 'react'
import { useDepartments } from '../../../entities/place/use-places.ts'
import { useIdle } from '../../../shared/hooks/when-idle.ts'
import type { Choices } from '../../../shared/list/query/use-list-screen.ts'
import { useStore } from '../../../shared/state/store.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { optionsOf, type Option } from '../../../shared/ui/controls/filter-select.tsx'
import { useBoardTools } from '../tools/board-tools.ts'
import { pointlessFilter } from '../model/own-board.ts'
import { COLUMNS } from '../model/columns.ts'
import { departmentOf, UNASSIGNED } from '../model/filters.ts'

interface Value {
  id: number | string | null
  name: string | null | undefined
}

// Made once: a comparison by `localeCompare` costs about a hundred times as much.
const { compare } = new Intl.Collator('es')

/** What the cards on the board offer to filter by: only values that would find something. */
export function choicesOf(cards: Iterable<Card>, pick: (card: Card) => Value): Option[] {
  const found = new Map<number | string, string>()
  for (const card of cards) {
    const { id, name } = pick(card)
    if (id !== null && name) found.set(id, name)
  }
  return [...found]
    .map(([id, label]) => ({ value: String(id), label }))
    .sort((a, b) => compare(a.label, b.label))
}

export type ChoiceName = 'state' | 'city' | 'department' | 'assistant' | 'seller' | 'payment' | 'carrier'

/** What is on the board, of all that can be filtered by. */
function foundIn(cards: ReadonlyMap<number, Card>) {
  const all = [...cards.values()]
  const departments = all.flatMap(({ city_id }) => (city_id === null ? [] : departmentOf(city_id)))
  return {
    city: choicesOf(all, (card) => ({ id: card.city_id, name: card.city_name })),
    departments: [...new Set(departments)].sort((a, b) => a - b),
    seller: choicesOf(all, (card) => ({ id: card.seller_id, name: card.seller_name })),
    carrier: choicesOf(all, ({ carrier }) => ({ id: carrier, name: carrier })),
    assistant: choicesOf(all, (card) => ({ id: card.auxiliary_user_id, name: card.auxiliary_name })),
  }
}

/** What can be filtered by: only what is on the board now, and what differs between the orders that this user sees. */
export function useFoundChoices(): Choices {
  const t = useTexts()
  const { board, asker } = useBoardTools()
  // In the background: looking through all cards, with each step, would hold up the frame that shows it.
  const cards = useDeferredValue(useStore(board.cards))
  // Compared by content: cards change all day, and what they can be filtered by hardly ever does.
  const found = useMemo(() => JSON.stringify(foundIn(cards)), [cards])
  // Seen once the filter is opened.
  const departments = useDepartments(useIdle())
  return useMemo(() => {
    const { departments: foundDepartments, ...there } = JSON.parse(found) as ReturnType<typeof foundIn>
    const isFound = new Set(foundDepartments)
    const choices: Record<ChoiceName, Option[]> = {
      ...there,
      state: COLUMNS.map((state) => ({ value: state, label: t(`order.state.${state}`) })),
      city: there.city.map((city) => ({ ...city, also: otherNamesOf(Number(city.value)) })),
      department: optionsOf(departments?.filter(({ id }) => isFound.has(id))).sort((a, b) =>
        compare(a.label, b.label),
      ),
      assistant: [{ value: UNASSIGNED, label: t('board.unassigned') }, ...there.assistant],
      payment: PAYMENT_METHODS.map(({ id }) => ({ value: String(id), label: t(`payment.method.${id}`) })),
    }
    const pointless = pointlessFilter(asker)
    return Object.fromEntries(Object.entries(choices).filter(([name]) => name !== pointless))
  }, [found, departments, asker, t])
}

/** Found once for all that filters the board. */
export const ChoicesContext = createContext<Choices | null>(null)

export function useChoices(): Choices {
  const choices = useContext(ChoicesContext)
  if (choices === null) throw new Error('useChoices was asked outside of a board')
  return choices
}
