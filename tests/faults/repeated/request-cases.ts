import { createShareLink } from '@deportivo/contracts/catalogue/share-links'
import {
  createRequest,
  listRequests,
  orderRequest,
  refuseRequest,
  refuseRequests,
} from '@deportivo/contracts/requests/requests'
import { addClient, offered, stockProduct } from '@deportivo/testkit/shop'
import type { Case, Opened } from './case.ts'

let phone = 3_120_000_000

/** What a visitor of a new link asks for. */
async function wanted({ app, shop }: Opened) {
  const { token } = await app.ok('two', createShareLink, { body: { filter: '', code: 'four' } })
  const [size] = await app.db('catalogue.sizes').where({ id: 40 }).pluck('name')
  const lines = [{ product_id: await stockProduct(app, shop, 9), size: String(size), quantity: 2 }]
  return {
    body: {
      link: token,
      name: 'Marta Rincón',
      phone: String((phone += 1)),
      lines: await offered(app.deps, token, lines),
    },
  }
}

async function requested(opened: Opened) {
  await opened.app.ok(null, createRequest, await wanted(opened))
  const [newest] = await opened.app.ok('two', listRequests, { query: { top: 1 } })
  return { params: { id: newest?.id ?? 0 } }
}

/** What visitors of shared links ask for, and what becomes of it. */
export const REQUEST_CASES: Case[] = [
  { contract: createRequest, given: wanted },
  {
    contract: orderRequest,
    given: async (opened) => ({
      ...(await requested(opened)),
      body: { client_id: await addClient(opened.app) },
    }),
  },
  {
    contract: refuseRequest,
    given: async (opened) => ({ ...(await requested(opened)), body: { reason: 'Sin respuesta' } }),
  },
  {
    contract: refuseRequests,
    given: async (opened) => {
      const { params } = await requested(opened)
      return { body: { ids: [params.id], reason: 'Publicidad' } }
    },
  },
]
