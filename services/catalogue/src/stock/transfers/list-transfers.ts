import { getTransfer, listTransfers } from '@deportivo/contracts/catalogue/transfers'
import { holdsWords } from '@deportivo/platform/db/plain-text'
import { found, read } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { Routes } from '@deportivo/platform/service'
import { readTransfer } from './transfer-record.ts'

const numberIn = (words: string) => (/^#?\d{1,9}$/.test(words) ? Number(words.replace('#', '')) : null)

/** Transfers of all stores: users who see stock see where it goes. */
export const listTransfersRoute = defineList(listTransfers, {
  from: ({ db }) => db('inventory.published_transfers'),
  filters: {
    id: 'id',
    state: 'state',
    from_store: 'from_store',
    to_store: 'to_store',
  },
  sort: { id: 'id' },
  tiebreak: ['id'],
  ranges: ['state', 'from_store', 'to_store'],
  search: (rows, words) => {
    const number = numberIn(words.trim())
    void rows.where((anyOf) => {
      void anyOf.where((named) => void holdsWords(named, 'search_text', 'catalogue.plain', words))
      if (number !== null) void anyOf.orWhere('id', number)
    })
  },
})

export const getTransferRoute: Routes = (app, deps) =>
  read(app, deps, getTransfer, async ({ db, params, actor }) =>
    found(await readTransfer(db, params.id, { actor, deps })),
  )
