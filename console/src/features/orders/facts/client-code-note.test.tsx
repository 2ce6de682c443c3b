import type { Order } from '@deportivo/contracts/orders/order'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { ClientCodeNote } from './client-code-note.tsx'

const WHOLESALE = { id: 2, key: 'tow', name: 'Mayorista', version: 1, order: 2 }
const PUBLIC = { id: 4, key: 'four', name: 'Público', version: 1, order: 4 }

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  const page = { data: [WHOLESALE, PUBLIC], total: 2, current_page: 1, per_page: 50, last_page: 1 }
  server = await startReplies(() => ({ status: 200, body: { code: 200, ...page } }))
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

function open(grants: object, codes: object[], code_id: number | null) {
  const session = { user: { id: 1, codes, data: {} }, grants } as unknown as Session
  const order = { client: { id: 3, code_id } } as unknown as Order
  show(
    <SessionProvider session={session}>
      <ClientCodeNote order={order} />
    </SessionProvider>,
  )
}

it('a seller without the price code of the client reads both codes, and what can be done', async () => {
  open({ 'read catalogue': 'all' }, [PUBLIC], WHOLESALE.id)
  await screen.findByText(/^El cliente compra a «Mayorista»; usted vende a «Público»\. Pida a un admin/)
})

it('a seller who may give a discount can enter the agreed price', async () => {
  open({ 'read catalogue': 'all', 'discount sales': 'all' }, [PUBLIC], WHOLESALE.id)
  await screen.findByText(/«Mayorista».* Escriba el precio acordado con su motivo/)
})

it('a seller who may not read the price codes reads that the client has another one', () => {
  open({}, [PUBLIC], WHOLESALE.id)
  expect(screen.getByText(/código de precio que usted no tiene; usted vende a «Público»/)).toBeTruthy()
})

it('a seller with the price code of the client, or whose client has none, reads nothing', () => {
  open({ 'read catalogue': 'all' }, [PUBLIC, WHOLESALE], WHOLESALE.id)
  open({ 'read catalogue': 'all' }, [PUBLIC], null)
  expect(screen.queryByRole('note')).toBeNull()
})
