import type { Card } from '@deportivo/contracts/dispatch/board'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { cleanup, render, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { TextsProvider } from '../../../shared/language/texts.tsx'
import { toolsFor } from '../tools/a-board.test-data.ts'
import { aCard } from '../../../entities/order/a-card.test-data.ts'
import { BoardView } from '../board/board-view.tsx'
import { BoardToolsContext } from '../tools/board-tools.ts'
import { BulkBar } from './bulk-bar.tsx'

const NOT_PICKED = 'Faltan líneas por alistar.'
const OUTCOME = {
  updated: [2],
  rejected: [{ id: 3, message: 'Lo de siempre.', message_key: 'order.refused.not_picked' }],
}

const assigned = aCard({ id: 1, state_id: 'assign_dispatch_assistant', client_name: 'La Cancha' })
const picked = aCard({ id: 2, state_id: 'getting_ready', client_name: 'El Paso' })
const halfway = aCard({ id: 3, state_id: 'getting_ready', client_name: 'Gol Norte' })

let server: Awaited<ReturnType<typeof startReplies>>

beforeEach(async () => {
  server = await startReplies(() => ({ status: 200, body: { code: 200, data: OUTCOME } }))
})
afterEach(async () => {
  cleanup()
  await server.stop()
})

function show(profile: ProfileId, ...cards: Card[]) {
  const tools = toolsFor(profile, cards)
  const onChanged = vi.fn()
  render(
    <TextsProvider>
      <BoardToolsContext value={tools}>
        <BoardView
          tab="dispatch"
          stage={undefined}
          delivered={{ count: 0, list: null }}
          onStage={() => undefined}
        />
        <BulkBar onChanged={onChanged} />
      </BoardToolsContext>
    </TextsProvider>,
  )
  const user = userEvent.setup()
  const choose = async (...ids: number[]) => {
    for (const id of ids)
      await user.click(screen.getByRole('checkbox', { name: `Seleccionar el pedido ${id}` }))
  }
  return { tools, user, choose, onChanged }
}

const bar = () => screen.getByRole('region', { name: 'Pedidos seleccionados' })
const asked = () => server.asked.map(({ body }) => JSON.parse(body) as Record<string, unknown>)

describe('chosen cards', () => {
  it('are offered what their own next allows, and for how many of them', async () => {
    const { choose } = show('head_dispatch', assigned, picked, halfway)
    await choose(1, 2)
    expect(within(bar()).getByText('2 seleccionados')).toBeTruthy()
    expect(within(bar()).getByRole('button', { name: 'Empacar (1 de 2)' })).toBeTruthy()
    expect(within(bar()).getByRole('button', { name: 'Alistar (1 de 2)' })).toBeTruthy()
  })

  it('without a step for this profile show a message', async () => {
    const { choose } = show('accounting_manager', picked)
    await choose(2)
    expect(within(bar()).queryByRole('button', { name: /Empacar/ })).toBeNull()
    expect(within(bar()).getByText(/no comparten ningún paso/)).toBeTruthy()
  })

  it('are packed in one call: refusals are shown before, and those orders stay selected after', async () => {
    const { tools, user, choose, onChanged } = show('head_dispatch', picked, halfway)
    await choose(2, 3)
    await user.click(within(bar()).getByRole('button', { name: 'Empacar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Empacar' })
    await within(dialog).findByText(NOT_PICKED)
    expect(asked()).toEqual([{ sales: [2, 3], step: 'pack', dry_run: true }])
    await user.click(within(dialog).getByRole('button', { name: 'Aplicar a 1 pedido' }))
    await within(dialog).findByText('Actualizados: 1')
    expect(within(dialog).getByText(`#3: ${NOT_PICKED}`)).toBeTruthy()
    expect(asked()[1]).toEqual({ sales: [2, 3], step: 'pack' })
    expect([...tools.selected.get()]).toEqual([3])
    expect(onChanged).toHaveBeenCalledTimes(1)
  })

  it('are deselected with one press', async () => {
    const { tools, user, choose } = show('head_dispatch', picked)
    await choose(2)
    await user.click(within(bar()).getByRole('button', { name: 'Quitar' }))
    expect(tools.selected.get().size).toBe(0)
  })

  it('are counted while a filter hides them', async () => {
    const { tools, choose } = show('head_dispatch', picked, halfway)
    await choose(2, 3)
    tools.board.filter(({ id }) => id === 2)
    await within(bar()).findByText('(1 fuera de este filtro)')
  })
})

describe('by keyboard', () => {
  it.each<[ProfileId, string, 'open' | 'start', string]>([
    ['accounting_manager', 'Subir soporte', 'open', 'files'],
    ['winery_manager', 'Pedir soporte al vendedor', 'start', 'request_support'],
  ])('e does for %s what the button of a card without proof does', async (profile, name, does, what) => {
    const unproved = aCard({ id: 4, is_payment_proved: false })
    const { tools, user } = show(profile, unproved)
    expect(screen.getByRole('button', { name })).toBeTruthy()
    screen.getByRole('article', { name: /^Pedido 4,/ }).focus()
    await user.keyboard('e')
    await waitFor(() => expect(tools[does]).toHaveBeenCalledWith(does === 'open' ? 4 : unproved, what))
  })

  it('Space chooses a card, Shift with an arrow the next ones, Escape none', async () => {
    const { tools, user } = show('head_dispatch', picked, halfway)
    screen.getByRole('article', { name: 'Pedido 2, El Paso' }).focus()
    await user.keyboard(' ')
    expect([...tools.selected.get()]).toEqual([2])
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect([...tools.selected.get()]).toEqual([2, 3])
    await user.keyboard('{Escape}')
    expect(tools.selected.get().size).toBe(0)
  })
})
