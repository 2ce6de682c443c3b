/** Cards chosen for a step for many, in the order they were chosen. */
export type Selection = ReadonlySet<number>

export const NONE_SELECTED: Selection = new Set()

export function toggled(selection: Selection, id: number): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

export const withAll = (selection: Selection, ids: Iterable<number>): Selection =>
  new Set([...selection, ...ids])

export function without(selection: Selection, ids: readonly number[]): Selection {
  const next = new Set(selection)
  for (const id of ids) next.delete(id)
  return next
}
