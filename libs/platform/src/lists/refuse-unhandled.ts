import type { ListContract } from '@deportivo/contracts/list-route'

interface Handled {
  filters: object
  sort: object
  includes?: object | undefined
  search?: unknown
}

/** Throws where a contract publishes what its list does not handle: such a filter would return unfiltered rows. */
export function refuseUnhandled({ path, list }: ListContract, handled: Handled): void {
  const unhandled = [
    ...Object.keys(list.filters).filter((name) => !(name in handled.filters)),
    ...list.sort.filter((name) => !(name in handled.sort)),
    ...list.includes.filter((name) => !(name in (handled.includes ?? {}))),
    ...(list.isSearchable && !handled.search ? ['search'] : []),
  ]
  if (unhandled.length > 0) throw new Error(`GET ${path} publishes without handling: ${unhandled.join(', ')}`)
}
