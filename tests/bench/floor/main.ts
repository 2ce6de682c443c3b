// The floor: a bare Fastify with the same minimal SQL over the same tables. No guard, no validation, no
// idempotency, no reply filter, no events consumed. Run as a process of its own; prints its port.
import { readFileSync } from 'node:fs'
import { verify } from '@node-rs/argon2'
import fastify from 'fastify'
import pg from 'pg'
import {
  ADD_LINE,
  BOARD,
  DELIVER,
  ORDER,
  ORDER_COUNT,
  ORDER_PAGE,
  PRODUCT_COUNT,
  PRODUCT_PAGE,
  REPORT_DAYS,
  REPORT_PARTS,
} from './statements.ts'

interface Body {
  [name: string]: number | string
}
interface Given {
  Params: { id: number; page: number; filter: string; day: string }
  Body: Body
}

const { url, hash } = JSON.parse(readFileSync(0, 'utf8')) as { url: string; hash: string }
const pool = new pg.Pool({ connectionString: url, max: 20 })

/** Each statement is prepared once per connection. */
async function rows(name: string, text: string, values: unknown[]): Promise<unknown[]> {
  return (await pool.query<object>({ name, text, values })).rows
}

const app = fastify()

app.get<Given>('/products/:filter/:page', async ({ params }) => {
  const count = await rows('product_count', PRODUCT_COUNT, [params.filter])
  return { data: await rows('product_page', PRODUCT_PAGE, [params.filter, (params.page - 1) * 15]), count }
})
app.get<Given>('/order/:id', async ({ params }) => ({ data: (await rows('order', ORDER, [params.id]))[0] }))
app.get<Given>('/orders/:filter/:page', async ({ params }) => {
  const count = await rows('order_count', ORDER_COUNT, [params.filter])
  return { data: await rows('order_page', ORDER_PAGE, [params.filter, (params.page - 1) * 15]), count }
})
app.get('/board', async () => ({ data: await rows('board', BOARD, []) }))
app.get<Given>('/report/:day', async ({ params }) => {
  const days = await rows('report_days', REPORT_DAYS, [params.day])
  return { data: { days, parts: await rows('report_parts', REPORT_PARTS, [params.day]) } }
})
app.post<Given>('/line', async ({ body }) => ({
  data: (
    await rows('line', ADD_LINE, [body.order_id, body.product_id, body.size_id, body.quantity, body.event_id])
  )[0],
}))
app.post<Given>('/deliver', async ({ body }) => ({
  data: (await rows('deliver', DELIVER, [body.order_id, body.receiver_name, body.event_id]))[0],
}))
app.post<Given>('/login', async ({ body }) => ({ data: await verify(hash, String(body.password)) }))

const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${new URL(address).port}\n`)
