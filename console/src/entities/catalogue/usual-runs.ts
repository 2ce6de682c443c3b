import type { TextKey } from '../../shared/language/texts.tsx'
import type { IdOption } from '../../shared/form/form-fields.tsx'
import type { Amount } from './row.ts'

interface UsualRun {
  name: TextKey
  /** The European size that it begins with. */
  from: number
  quantities: readonly number[]
}

/** Twelve pairs, as factories pack them. */
const USUAL: readonly UsualRun[] = [
  { name: 'catalogue.run_women', from: 35, quantities: [1, 2, 3, 3, 2, 1] },
  { name: 'catalogue.run_men', from: 38, quantities: [1, 2, 3, 3, 2, 1] },
  { name: 'catalogue.run_children', from: 27, quantities: [2, 2, 2, 2, 2, 2] },
]

/** The usual runs all of whose sizes are among these. */
export function usualRuns(sizes: readonly IdOption[]): { name: TextKey; sizes: Amount[] }[] {
  const idOf = new Map(sizes.map(({ id, name }) => [name.trim(), id]))
  return USUAL.flatMap(({ name, from, quantities }) => {
    const amounts = quantities.flatMap((quantity, place): Amount[] => {
      const size_id = idOf.get(String(from + place))
      return size_id === undefined ? [] : [{ size_id, quantity }]
    })
    return amounts.length === quantities.length ? [{ name, sizes: amounts }] : []
  })
}
