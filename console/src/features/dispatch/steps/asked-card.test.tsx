import type { Card } from '@deportivo/contracts/dispatch/board'
import { text } from '@deportivo/texts/text'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { aCard } from '../../../entities/order/a-card.test-data.ts'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { fetchLaterParts } from '../../../shared/ui/later.tsx'
import { toolsFor } from '../tools/a-board.test-data.ts'
import { BoardToolsContext } from '../tools/board-tools.ts'
import { createOwnDeliveries } from '../tray/own-deliveries.ts'
import { AskedCard, type CardStep } from './asked-card.tsx'
import { useBoardSteps } from './use-board-steps.ts'

const card = aCard({ id: 9, state_id: 'assign_dispatch_assistant' })
const present: Card = { ...card, version: 2, state_id: 'getting_ready' }

let server: Awaited<ReturnType<typeof startReplies>>

// A dialog that is fetched while a test waits for it may take longer than the test.
beforeAll(fetchLaterParts, 60_000)
beforeEach(async () => {
  toasts.set([])
  const data = { ...present, products: [], by: 'Luz' }
  server = await startReplies(() => ({ status: 409, body: { message: 'Cambió.', data } }))
})
afterEach(async () => {
  cleanup()
  await server.stop()
})

const tools = toolsFor('head_dispatch', [card])

/** The board with the dialog of a step over it. */
function Asked() {
  const steps = useBoardSteps(tools.board, useState(createOwnDeliveries)[0])
  const [asked, setAsked] = useState<CardStep | null>({ card, step: 'to_news', holder: null })
  return asked && <AskedCard asked={asked} steps={steps} onAsk={setAsked} />
}

it('a step that another user made impossible while it was sent closes its dialog, with one message', async () => {
  show(
    <BoardToolsContext value={tools}>
      <Asked />
    </BoardToolsContext>,
  )
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox'), 'Caja rota')
  await userEvent.click(within(dialog).getByRole('button', { name: text('order.action.to_news') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts.get().map(({ key, values }) => [key, values?.['by']])).toEqual([['board.moved_by', 'Luz']])
  expect(tools.board.cards.get().get(9)?.state_id).toBe('getting_ready')
})
