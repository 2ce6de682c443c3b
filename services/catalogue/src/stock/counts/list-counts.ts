import { getCount, listCounts, type CountSummary } from '@deportivo/contracts/catalogue/counts'
import { holdsWords } from '@deportivo/platform/db/plain-text'
import { found, read, type RowOf } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { Routes } from '@deportivo/platform/service'
import { readCount, sumsOf, type CountSums } from './count-record.ts'

type Row = RowOf<typeof listCounts>

const numberIn = (words: string) => (/^#?\d{1,9}$/.test(words) ? Number(words.replace('#', '')) : null)

/** Counts of all stores: users who see stock see how it was counted. */
export const listCountsRoute = defineList<typeof listCounts, Row>(listCounts, {
  from: ({ db }) => db('inventory.published_counts'),
  filters: { id: 'id', state: 'state', store_id: 'store_id' },
  sort: { id: 'id' },
  tiebreak: ['id'],
  ranges: ['state', 'store_id'],
  search: (rows, words) => {
    const number = numberIn(words.trim())
    void rows.where((anyOf) => {
      void anyOf.where((named) => void holdsWords(named, 'search_text', 'catalogue.plain', words))
      if (number !== null) void anyOf.orWhere('id', number)
    })
  },
  read: async ({ rows }, { db }) => {
    const page = (await rows) as Omit<CountSummary, keyof CountSums>[]
    const sums = await sumsOf(
      db,
      page.map(({ id }) => id),
    )
    return page.map((row) => ({ ...row, ...sums(row.id) }))
  },
})

export const getCountRoute: Routes = (app, deps) =>
  read(app, deps, getCount, async ({ db, params, actor }) =>
    found(await readCount(db, params.id, { actor, deps })),
  )
