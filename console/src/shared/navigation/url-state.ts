import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useNewestAddress } from './newest-address.ts'

export type UrlState<Name extends string> = Partial<Record<Name, string>>

/** Words that are typed letter by letter, and what is looked at beside the list: none of them is a place to go back to. */
const PASSING: ReadonlySet<string> = new Set(['q', 'search', 'order', 'panel', 'mail'])

/**
 * The filters of a screen, stored in its address: they survive reload, back and sharing. `clearing` names are dropped
 * whenever another one changes, as the page number of a list is. A chosen filter is a step that 'Back' undoes;
 * `isByItself` is for changes that the user did not make.
 */
export function useUrlState<Name extends string>(names: readonly Name[], clearing: readonly Name[] = []) {
  const [params, setParams] = useSearchParams()
  const newest = useNewestAddress()
  const text = params.toString()
  const state = useMemo(() => {
    const found = new URLSearchParams(text)
    return Object.fromEntries(
      names.flatMap((name) => (found.get(name) ? [[name, found.get(name)]] : [])),
    ) as UrlState<Name>
  }, [text, names])
  const change = useCallback(
    (next: UrlState<Name>, isByItself = false) => {
      const replace = isByItself || Object.keys(next).every((name) => PASSING.has(name))
      const { search, isLeft } = newest()
      // A chosen filter is the user's last word; a late search is older than the page that was asked for.
      if (isLeft && replace) return
      setParams(
        (shown) => {
          const changed = new URLSearchParams(isLeft ? shown : search)
          for (const name of clearing) if (!(name in next)) changed.delete(name)
          for (const [name, value] of Object.entries(next) as [Name, string | undefined][])
            if (value) changed.set(name, value)
            else changed.delete(name)
          return changed
        },
        { replace },
      )
    },
    [setParams, clearing, newest],
  )
  return [state, change] as const
}

/** `field:a|b,other:c`, the filter grammar of every list; null when nothing filters. */
export function filterText(
  filters: Record<string, string | number | readonly (string | number)[] | undefined>,
) {
  const parts = Object.entries(filters).flatMap(([field, value]) => {
    const values = Array.isArray(value)
      ? (value as readonly (string | number)[])
      : value === undefined
        ? []
        : [value]
    return values.length === 0 || values[0] === '' ? [] : [`${field}:${values.join('|')}`]
  })
  return parts.length === 0 ? undefined : parts.join(',')
}
