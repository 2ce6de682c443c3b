import type { MissingList } from '@deportivo/contracts/catalogue/imports'
import type { MissingRow } from '../tables.ts'
import { nameKey } from '../names/name-key.ts'

/** The rows of lists that lines name and that do not exist, each once, in the order in which they are named. */
export class MissingRows {
  private readonly byKey = new Map<string, MissingRow>()

  add(list: MissingList, name: string, within: string | null = null): MissingRow {
    const key = [list, nameKey(within ?? ''), nameKey(name)].join('\n')
    const row = this.byKey.get(key) ?? {
      list,
      name,
      within,
      ...(list === 'categories' ? { size_ids: [] } : {}),
    }
    this.byKey.set(key, row)
    return row
  }

  /** A size that a product of a category that does not exist yet has. */
  addSize(category: string, sizeId: number): void {
    const { size_ids = [] } = this.add('categories', category)
    if (!size_ids.includes(sizeId)) size_ids.push(sizeId)
  }

  all(): MissingRow[] {
    return [...this.byKey.values()]
  }
}
