import type { Card } from '@deportivo/contracts/dispatch/board'
import type { Order } from '@deportivo/contracts/orders/order'
import { offeredSteps } from '@deportivo/lifecycle/order/order-machine'
import { POLICY } from '@deportivo/lifecycle/policy'
import { text } from '@deportivo/texts/text'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { fetchLaterParts } from '../../../shared/ui/later.tsx'
import { aCard } from '../a-card.test-data.ts'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { show } from '../../../shared/testing/show.tsx'
import { StepButtons } from './step-buttons.tsx'
import { stepsOf } from './step-view.ts'

// A dialog that is fetched while a test waits for it may take longer than the test.
beforeAll(fetchLaterParts, 60_000)
const asker = {
  actor: { id: 50, profile: 'two', grants: POLICY.two },
  settings: { self_claim: false },
}

/** The order of a card, with the steps that the server offers for it. */
const orderOf = (card: Card): Order => {
  const next = offeredSteps(card, asker).map((offer) => ({ ...offer, reason: null }))
  return { ...card, next, products: [] } as unknown as Order
}

it.each<[string, Partial<Card>]>([
  ['a payment to validate', {}],
  ['a validated payment', { payment_validated: true }],
  ['a parcel with its guide', { state_id: 'file_guide_sale', stock_left: true }],
  ['money to collect', { state_id: 'delivered_customer', is_ct: true }],
])('the page of an order leads with the step that its card leads with: %s', (_, facts) => {
  const card = aCard(facts)
  show(<StepButtons order={orderOf(card)} onChanged={vi.fn()} />)
  const { primary } = stepsOf(card, asker)
  const main = [...document.querySelectorAll('[class*="-intent-primary"]')].map(
    ({ textContent }) => textContent,
  )
  expect(main).toEqual([text(`order.action.${primary?.step ?? 'cancel'}`)])
})

/** The page of an order: what changed of it is shown. */
function OrderPage({ first }: { first: Order }) {
  const [order, setOrder] = useState(first)
  return (
    <>
      <h1>{text(`order.state.${order.state_id}`)}</h1>
      <StepButtons order={order} onChanged={setOrder} />
    </>
  )
}

it('the dialog of a step that another user took first closes with one message, over the order as it is now', async () => {
  const card = aCard({ id: 9, state_id: 'assign_dispatch_assistant', auxiliary_user_id: 3 })
  const present = orderOf({ ...card, version: 2, state_id: 'return_to_news' })
  const server = await startReplies(() => ({
    status: 409,
    body: { message: 'Cambió mientras lo veías.', data: { ...present, by: 'Luz' } },
  }))
  toasts.set([])
  show(<OrderPage first={orderOf(card)} />)
  await userEvent.click(screen.getByRole('button', { name: text('order.action.cancel') }))
  await userEvent.type(await screen.findByRole('textbox'), 'Ya no lo quiere')
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: text('order.action.cancel') }))
  await screen.findByRole('heading', { name: text('order.state.return_to_news') })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts.get().map(({ key, values }) => [key, values?.['by']])).toEqual([['board.moved_by', 'Luz']])
  await server.stop()
})
