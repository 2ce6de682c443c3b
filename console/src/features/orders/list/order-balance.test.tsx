import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { useListPosition } from '../../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../../shared/list/screen/list-screen.tsx'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { CLIENT_ORDER_LISTING, ORDER_LISTING } from './order-listing.tsx'

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  server = await startReplies(() => ({
    status: 200,
    body: { code: 200, data: [], pagination: { per_page: 6, total: 0, current_page: 1 } },
  }))
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

const SESSION = { user: { id: 1, data: { displayName: 'Ana' } }, grants: {} } as unknown as Session

function Orders({ list }: { list: typeof ORDER_LISTING }) {
  const { search } = useLocation()
  return (
    <>
      <ListScreen screen={useListScreen(list, useListPosition(list), { choices: {} })} />
      <output data-testid="address">{search}</output>
    </>
  )
}

const address = () => screen.getByTestId('address').textContent

const lastFilter = () => {
  const asked = server.asked.filter(({ url }) => url.startsWith('/api/v1/sale')).at(-1)
  return new URL(asked?.url ?? '', 'http://x').searchParams.get('filter')
}

test('orders without a discount, or that owe nothing, can be listed by their address alone', async () => {
  show(
    <SessionProvider session={SESSION}>
      <Orders list={ORDER_LISTING} />
    </SessionProvider>,
    '/?discount=0&balance=0',
  )
  await waitFor(() => expect(lastFilter()?.split(',').sort()).toEqual(['has_balance:0', 'has_discount:0']))
  screen.getByRole('button', { name: 'Quitar filtro: Sin descuento' })
  screen.getByRole('button', { name: 'Quitar filtro: Sin saldo' })
})

test.each([
  ['of the profile', ORDER_LISTING, true],
  ['of a client', CLIENT_ORDER_LISTING, false],
])(
  'the orders %s are narrowed to those with a balance, in the address too, and it is cleared',
  async (_, list, isFolded) => {
    const user = userEvent.setup()
    show(
      <SessionProvider session={SESSION}>
        <Orders list={list} />
      </SessionProvider>,
    )
    if (isFolded) await user.click(await screen.findByRole('button', { name: 'Más filtros' }))
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Con saldo' })
    await user.click(box)
    await waitFor(() => expect(lastFilter()).toBe('has_balance:1'))
    expect([address(), box.checked]).toEqual(['?balance=1', true])
    await user.click(screen.getByRole('button', { name: 'Quitar filtro: Con saldo' }))
    await waitFor(() => expect(address()).toBe(''))
    expect(box.checked).toBe(false)
  },
)
