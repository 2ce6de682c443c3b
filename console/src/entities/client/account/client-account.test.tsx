import { getClientAccount, type ClientAccount } from '@deportivo/contracts/orders/client-account'
import type { Grants } from '@deportivo/lifecycle/permissions'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../../../shared/net/call.ts'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { ClientAccountFacts } from './client-account.tsx'
import { ClientDebt } from './client-debt.tsx'

const NOTHING: ClientAccount = { owed: 0, owing_orders: 0, unsold: 0, bought: 0, bought_orders: 0 }

let account: ClientAccount
let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  server = await startReplies(() => ({ status: 200, body: { code: 200, data: account } }))
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

const opened = vi.fn()

function open(grants: Grants) {
  const session = { user: { id: 1 }, grants } as unknown as Session
  show(
    <SessionProvider session={session}>
      <dl>
        <ClientAccountFacts clientId={7} onOpen={opened} />
      </dl>
      <ClientDebt clientId={7} />
    </SessionProvider>,
  )
}

test('what a client owes leads to exactly those orders, and names the part that is not sold yet', async () => {
  account = { owed: 120_000, owing_orders: 2, unsold: 20_000, bought: 500_000, bought_orders: 3 }
  open({ 'read sales': 'own' })
  const link = await screen.findByRole('link', { name: '2 pedidos con saldo' })
  expect(link.getAttribute('href')).toBe('/clients/7/history?balance=1')
  await userEvent.click(link)
  expect(opened).toHaveBeenCalledOnce()
  screen.getByText(/^Incluye \$.20\.000 sin vender todavía\.$/)
  screen.getByText(/^\$.500\.000$/)
  screen.getByText('3 pedidos entregados, menos devoluciones')
  expect(screen.getByRole('status').textContent).toMatch(/^Debe \$.120\.000$/)
  expect(server.asked.map(({ url }) => url)).toEqual(['/api/v1/client/7/account'])
})

test('a client who owes nothing has no link, and no warning where a new order begins', async () => {
  account = NOTHING
  open({ 'read orders': 'assigned' })
  expect(await screen.findAllByText(/^\$.0$/)).toHaveLength(2)
  expect([screen.queryByRole('link'), screen.queryByRole('status')]).toEqual([null, null])
})

test('a user who may not read orders neither sees nor asks for it', async () => {
  account = { ...NOTHING, owed: 120_000 }
  open({ 'read clients': 'all' })
  // One that is certainly sent, after those of the parts.
  await call(getClientAccount, { params: { id: 8 } })
  expect(server.asked.map(({ url }) => url)).toEqual(['/api/v1/client/8/account'])
  expect([screen.queryByText('Debe'), screen.queryByRole('status')]).toEqual([null, null])
})
