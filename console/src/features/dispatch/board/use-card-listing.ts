import type { Card } from '@deportivo/contracts/dispatch/board'
import { useMemo } from 'react'
import { knownRows, pageOfRows, sortedRows } from '../../../shared/list/query/known-list.ts'
import type { ListPosition } from '../../../shared/list/query/use-list-position.ts'
import type { ListOnScreen } from '../../../shared/list/query/use-list-screen.ts'
import { useStore } from '../../../shared/state/store.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { CARD_LISTING, CARD_SORT_KEYS } from './board-listing.tsx'
import { COLUMNS } from '../model/columns.ts'
import { useChoices } from './filter-choices.ts'
import { useCardSelection } from './use-card-selection.ts'

/** Until the cards are read: the table has its head and grey rows. */
const UNREAD = { rows: undefined, paging: undefined, error: undefined, isRefreshing: false }

/** The cards of the board as a list: sorted and paged by the address, live like the board. */
export function useCardListing(position: ListPosition, isLoading = false): ListOnScreen<Card> {
  const { columns } = useStore(useBoardTools().board.layout)
  const choices = useChoices()
  const selection = useCardSelection()
  const { state } = position
  return useMemo(() => {
    const drawn = COLUMNS.flatMap((column) => columns[column].cards)
    const sorted = sortedRows(CARD_LISTING, state, drawn, CARD_SORT_KEYS)
    const rows = isLoading ? UNREAD : pageOfRows(CARD_LISTING, state, sorted)
    return { list: CARD_LISTING, position, choices, rows, source: knownRows(sorted, selection), selection }
  }, [columns, choices, selection, position, state, isLoading])
}
