import { listClientMerges, MOST_CLIENT_MERGES, type ClientMerge } from '@deportivo/contracts/clients/merge'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { readClient } from '../clients/client-rows.ts'

type Row = Omit<ClientMerge, 'at'> & { at: Date }

const IN_FORCE = `
  select m.id, c.name, c.identification_number, cardinality(m.order_ids) as orders, m.at, m.by_name
  from sales.client_merges m
  join sales.clients c on c.id = m.duplicate_id
  where m.remaining_id = ? and m.undone_at is null
  order by m.id desc
  limit ?`

export const listMergesRoute: Routes = (app, deps) =>
  read(app, deps, listClientMerges, async ({ db, params, actor }) => {
    const { id } = await readClient(db, params.id, { actor, deps })
    return found(await queryRows<Row>(db, IN_FORCE, [id, MOST_CLIENT_MERGES]))
  })
