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

type Placed = Pick<ListDefinition<never>, 'filters' | 'inAddress'>

const renamed = (state: ListState, nameOf: (name: string) => string): ListState =>
  Object.fromEntries(Object.entries(state).map(([name, value]) => [nameOf(name), value]))

/** What a list shows, kept in the address: it survives reload, back and sharing. */
export function useListPlace(list: Placed): ListPlace {
  const words = useMemo(() => {
    const { inAddress = {} } = list
    const own = new Map(Object.entries(inAddress).map(([name, written]) => [written, name]))
    const written = (name: string) => inAddress[name] ?? name
    return { written, own: (name: string) => own.get(name) ?? name, all: stateNames(list).map(written) }
  }, [list])
  const [address, changeAddress] = useUrlState<string>(words.all, BEGINS_ANEW)
  return useMemo(
    () => ({
      state: renamed(address, words.own),
      change: (next: ListState) => changeAddress(renamed(next, words.written)),
    }),
    [address, changeAddress, words],
  )
}
