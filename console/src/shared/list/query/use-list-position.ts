import { listViews } from '@deportivo/contracts/views/views'
import { useEffect, useMemo } from 'react'
import { useUrlState } from '../../navigation/url-state.ts'
import { useFound } from '../../net/use-found.ts'
import type { ListDefinition } from '../definition/definition.ts'
import { stateNames, type ListState } from './list-query.ts'
import { useOpeningView } from './use-opening-view.ts'
import { stateOfView, viewNamesOf } from './view-query.ts'

/** Any other filter, order or page size begins at the first page. */
const BEGINS_ANEW = ['page'] as const

export interface ListPosition {
  state: ListState
  change: (next: ListState, isByItself?: boolean) => void
  /** The view with which the list opens is still on its way: there is nothing to ask yet. */
  isOpening: boolean
}

type Placed = Pick<ListDefinition<never>, 'name' | 'filters' | 'inAddress'>

/** The whole list, where it would otherwise open with a saved view. */
const WHOLE: ListState = { view: 'all' }

const isBare = ({ page: _, ...state }: ListState) => Object.values(state).every((value) => !value)

/** Opens the user's default view where the address has no filters of its own. */
function useOpening(
  list: Placed,
  id: number | undefined,
  { state, change }: Omit<ListPosition, 'isOpening'>,
) {
  const isWanted = id !== undefined && Object.keys(state).length === 0
  const { data: views, error } = useFound(
    listViews,
    isWanted ? { query: { filter: `list:${list.name}` } } : null,
  )
  const view = isWanted ? views?.find((one) => one.id === id) : undefined
  useEffect(() => {
    if (view) change(stateOfView(viewNamesOf(list), view.query, view.id), true)
  }, [list, view, change])
  const isAsked = views === undefined && error === undefined
  return isWanted && (isAsked || view !== undefined)
}

const renamed = (state: ListState, nameOf: (name: string) => string): ListState =>
  Object.fromEntries(Object.entries(state).map(([name, value]) => [nameOf(name), value]))

/** List state in the URL: it survives reload, back and sharing. */
export function useListPosition(list: Placed): ListPosition {
  const words = useMemo(() => {
    const { inAddress = {} } = list
    const own = new Map(Object.entries(inAddress).map(([name, written]) => [written, name]))
    const written = (name: string) => inAddress[name] ?? name
    return { written, own: (name: string) => own.get(name) ?? name, all: stateNames(list).map(written) }
  }, [list])
  const [address, changeAddress] = useUrlState<string>(words.all, BEGINS_ANEW)
  const { id } = useOpeningView(list.name)
  const position = useMemo(() => {
    const state = renamed(address, words.own)
    const change = (next: ListState, isByItself?: boolean) => {
      const isWhole = id !== undefined && isBare({ ...state, ...next })
      changeAddress(renamed(isWhole ? { ...next, ...WHOLE } : next, words.written), isByItself)
    }
    return { state, change }
  }, [address, changeAddress, words, id])
  const isOpening = useOpening(list, id, position)
  return useMemo(() => ({ ...position, isOpening }), [position, isOpening])
}
