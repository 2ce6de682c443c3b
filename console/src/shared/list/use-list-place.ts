import { useMemo } from 'react'
import { useUrlState } from '../url-state.ts'
import type { ListDefinition } from './definition.ts'
import { stateNames, type ListState } from './question.ts'

/** Any other filter, order or page size begins at the first page. */
const BEGINS_ANEW = ['page'] as const

export interface ListPlace {
  state: ListState
  change: (next: ListState) => void
}

/** What a list shows, kept in the address: it survives reload, back and sharing. */
export function useListPlace(list: Pick<ListDefinition<never>, 'filters'>): ListPlace {
  const names = useMemo(() => stateNames(list), [list])
  const [state, change] = useUrlState<string>(names, BEGINS_ANEW)
  return useMemo(() => ({ state, change }), [state, change])
}
