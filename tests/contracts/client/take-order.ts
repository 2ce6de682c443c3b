// A program of a stranger: it knows nothing but the OpenAPI document, from which `api.d.ts` is generated beside a copy
// of this file. It compiles and runs in a test only.
import createClient from 'openapi-fetch'
import type { components, paths } from './api.d.ts'

interface Given {
  address: string
  password: string
  client_id: number
  product_id: number
  code_id: number
  photo: Blob
}

type Order = components['schemas']['Order']

/** The data of a reply, or the problem. */
function dataOf<T>({ data, error }: { data?: { data: T }; error?: components['schemas']['Problem'] }): T {
  if (error) throw new Error(`${error.code} ${error.message}: ${JSON.stringify(error.errors)}`)
  if (!data) throw new Error('an empty reply')
  return data.data
}

async function signIn(address: string, who: string, password: string) {
  const client = createClient<paths>({ baseUrl: address })
  const { access_token } = dataOf(
    await client.POST('/api/v1/auth/email', { body: { email: `${who}@demo.local`, password } }),
  )
  client.use({
    onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${access_token}`)
    },
  })
  return client
}

/** Takes an order from its client to its delivery; returns every state that it had. */
export async function takeOrder(given: Given): Promise<string[]> {
  const enter = (who: string) => signIn(given.address, who, given.password)
  const [seller, accountant, dispatcher] = await Promise.all(
    ['online_seller', 'accounting_manager', 'head_dispatch'].map(enter),
  )
  if (!seller || !accountant || !dispatcher) throw new Error('nobody could sign in')
  const states: string[] = []
  const passed = (order: Order): Order => {
    states.push(order.state_id)
    return order
  }

  const { id } = passed(
    dataOf(
      await seller.POST('/api/v1/sale/preOrder', {
        params: { header: { 'Idempotency-Key': 'the first order', 'X-Profile': 'online_seller' } },
        body: { client_id: given.client_id },
      }),
    ),
  )
  const order = dataOf(
    await seller.POST('/api/v1/saleInventory/{saleId}', {
      params: { path: { saleId: id } },
      body: { product_id: given.product_id, code_id: given.code_id, size_id: 40, quantity: 1 },
    }),
  )
  const params = { path: { id } }
  const file = { type: 11 as const, file: given.photo as unknown as string }
  dataOf(
    await seller.POST('/api/v1/sale/{id}/files', {
      params,
      body: file,
      bodySerializer({ type }) {
        const form = new FormData()
        form.set('type', String(type))
        form.set('file', given.photo, 'soporte.png')
        return form
      },
    }),
  )
  const delivery = { payment_method: 2, city_id: 11_001, address: 'Cl. 10 # 4-20', phone: '3005550102' }
  passed(dataOf(await seller.POST('/api/v1/sale/{id}', { params, body: { step: 'check_out', ...delivery } })))
  passed(dataOf(await accountant.POST('/api/v1/sale/{id}', { params, body: { step: 'validate_payment' } })))
  const assistants = dataOf(await dispatcher.GET('/api/v1/dispatch/assistants'))
  const auxiliary_user_id = assistants[0]?.id ?? 0
  passed(
    dataOf(
      await dispatcher.POST('/api/v1/sale/{id}', {
        params,
        body: { step: 'assign_auxiliary', auxiliary_user_id },
      }),
    ),
  )
  passed(dataOf(await dispatcher.POST('/api/v1/sale/{id}', { params, body: { step: 'get_ready' } })))
  const picked = order.products.map((line) => line.id)
  passed(dataOf(await dispatcher.POST('/api/v1/sale/{id}', { params, body: { step: 'pack', picked } })))
  const receipt = { step: 'delivered_locally', receiver_name: 'Marta' } as const
  passed(dataOf(await dispatcher.POST('/api/v1/sale/{id}', { params, body: receipt })))
  return states
}
