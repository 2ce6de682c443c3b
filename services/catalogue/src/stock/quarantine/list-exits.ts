import { listQuarantineExits } from '@deportivo/contracts/catalogue/quarantine'
import { defineList } from '@deportivo/platform/lists/define-list'
import { showExits, type ExitRow } from './exit-record.ts'

export const listQuarantineExitsRoute = defineList<typeof listQuarantineExits, ExitRow>(listQuarantineExits, {
  from: ({ db }) => db('inventory.published_quarantine_exits'),
  filters: { id: 'id', kind: 'kind', state: 'state', store_id: 'store_id' },
  sort: { id: 'id' },
  tiebreak: ['id'],
  ranges: ['kind', 'state', 'store_id'],
  read: ({ rows, sorted }, { db, actor, deps }) => showExits(db, rows, { actor, deps }, sorted),
})
