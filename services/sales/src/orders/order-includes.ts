import type { listOrders } from '@deportivo/contracts/orders/orders'
import { readPart } from '@deportivo/orders/order/order-parts'
import { linked } from '@deportivo/orders/order-view'
import type { RowOf } from '@deportivo/platform/http/serve/serve'
import type { ListCall } from '@deportivo/platform/lists/list-definition'
import { historyOf } from './order-history.ts'

type Row = RowOf<typeof listOrders>
type Call = Pick<ListCall, 'db' | 'actor' | 'deps'>

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

async function withFiles(rows: readonly Row[], { db, actor, deps }: Call): Promise<Row[]> {
  const files = await readPart(db, 'attachments', idsOf(rows))
  const viewing = { actor, signer: deps.signer, now: deps.clock.now() }
  return rows.map((row) => ({
    attachments: (files.get(row.id) ?? []).map((file) => linked(file, viewing)),
    ...row,
  }))
}

async function withHistory(rows: readonly Row[], { db, actor }: Call): Promise<Row[]> {
  const history = await readPart(db, 'history', idsOf(rows))
  return rows.map((row) => ({ history: historyOf(history.get(row.id) ?? [], actor), ...row }))
}

async function withClients(rows: readonly Row[], { db }: Call): Promise<Row[]> {
  const clients = await readPart(db, 'client', idsOf(rows))
  return rows.map((row) => {
    const client = clients.get(row.id)
    return client ? { client, ...row } : row
  })
}

const withLists =
  (part: 'products' | 'payments') =>
  async (rows: readonly Row[], { db }: Call): Promise<Row[]> => {
    const parts = await readPart(db, part, idsOf(rows))
    return rows.map((row) => ({ [part]: parts.get(row.id) ?? [], ...row }))
  }

/** What `include` adds to the rows of an order list: one statement each. */
export const ORDER_INCLUDES = {
  client: withClients,
  products: withLists('products'),
  payments: withLists('payments'),
  attachments: withFiles,
  history: withHistory,
}
