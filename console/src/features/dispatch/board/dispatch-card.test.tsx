import type { Card } from '@deportivo/contracts/dispatch/board'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { TextsProvider } from '../../../shared/language/texts.tsx'
import { aCard } from '../../../entities/order/a-card.test-data.ts'
import { endSave, nextSave, queuePicks } from '../../../entities/order/picking/pick-queue.ts'
import type { Board } from '../model/board-store.ts'
import { Column } from './column.tsx'
import type { ColumnId } from '../model/columns.ts'
import { ME, toolsFor } from '../tools/a-board.test-data.ts'
import { BoardToolsContext } from '../tools/board-tools.ts'

/** One column of a real board, as a profile sees it. */
function show(column: ColumnId, profile: ProfileId, ...cards: Card[]) {
  const tools = toolsFor(profile, cards)
  render(
    <TextsProvider>
      <BoardToolsContext value={tools}>
        <Column id={column} />
      </BoardToolsContext>
    </TextsProvider>,
  )
  return { board: tools.board, tools, user: userEvent.setup() }
}

const cardOf = (id: number) => screen.getByRole('article', { name: new RegExp(`Pedido ${id},`) })
const packing = aCard({ id: 9, state_id: 'packing_up', auxiliary_user_id: ME, auxiliary_name: 'Aux. 2' })

describe('a card', () => {
  it('offers the one step its stage waits for, and begins it', async () => {
    const { tools, user } = show('packing_up', 'head_dispatch', packing)
    await user.click(within(cardOf(9)).getByRole('button', { name: 'Subir guía' }))
    expect(tools.start).toHaveBeenCalledWith(packing, 'upload_guide')
  })

  it('is not opened by the second of two quick presses on its step', async () => {
    const { tools, user } = show('packing_up', 'head_dispatch', packing)
    await user.click(within(cardOf(9)).getByText(packing.client_name))
    expect(tools.open).toHaveBeenCalledTimes(1)
    await user.click(within(cardOf(9)).getByRole('button', { name: 'Subir guía' }))
    await user.click(within(cardOf(9)).getByText(packing.client_name))
    expect(tools.open).toHaveBeenCalledTimes(1)
  })

  it('shows a validated payment by a tick, and not in green', () => {
    show(
      'validating_payment',
      'head_dispatch',
      aCard({ id: 9, state_id: 'validating_payment', payment_validated: true }),
    )
    const chip = within(cardOf(9)).getByText('Pago validado')
    expect([chip.className, chip.querySelectorAll('svg').length]).toEqual(['ad-dchip', 1])
  })

  it('shows that pairs picked without a network are not sent yet, until they are', () => {
    show(
      'getting_ready',
      'dispatch_assistant',
      aCard({ id: 9, state_id: 'getting_ready', auxiliary_user_id: ME }),
    )
    expect(within(cardOf(9)).queryByText('sin enviar')).toBeNull()
    act(() => void queuePicks(ME, 9, { 1: 1 }, {}))
    expect(within(cardOf(9)).getByText('sin enviar')).toBeTruthy()
    act(() => endSave(ME, 9, nextSave(ME, 9)?.key ?? ''))
    expect(within(cardOf(9)).queryByText('sin enviar')).toBeNull()
  })

  it('has no button for a profile without steps', () => {
    show('packing_up', 'accounting_manager', packing)
    expect(within(cardOf(9)).queryByRole('button', { name: 'Subir guía' })).toBeNull()
  })

  it('without the proof of its payment leads to its files, or asks the seller for it', async () => {
    const unproved = aCard({ id: 1, is_payment_proved: false })
    const first = show('validating_payment', 'accounting_manager', unproved)
    expect(within(cardOf(1)).getByText('Sin soporte')).toBeTruthy()
    await first.user.click(within(cardOf(1)).getByRole('button', { name: 'Subir soporte' }))
    expect(first.tools.open).toHaveBeenCalledWith(1, 'files')
    expect(first.tools.start).not.toHaveBeenCalled()
    cleanup()
    const second = show('validating_payment', 'winery_manager', unproved)
    await second.user.click(within(cardOf(1)).getByRole('button', { name: 'Pedir soporte al vendedor' }))
    expect(second.tools.start).toHaveBeenCalledWith(unproved, 'request_support')
  })

  it('keeps every other step in its menu', async () => {
    const { tools, user } = show('packing_up', 'head_dispatch', packing)
    await user.click(within(cardOf(9)).getByRole('button', { name: 'Más acciones del pedido 9' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Enviar a novedades' }))
    expect(tools.start).toHaveBeenCalledWith(packing, 'to_news')
  })

  it('opens when it is pressed anywhere else', async () => {
    const { tools, user } = show('packing_up', 'head_dispatch', packing)
    await user.click(screen.getByText('Calzado El Paso'))
    expect(tools.open).toHaveBeenCalledWith(9)
    expect(tools.start).not.toHaveBeenCalled()
  })

  it('shows who works on it, and lets a head of dispatch take over', async () => {
    const { tools, user } = show('packing_up', 'head_dispatch', packing)
    const claim = {
      order_id: 9,
      user_id: 4,
      name: 'Aux. 7',
      since: packing.created_at,
      until: packing.created_at,
    }
    act(() => tools.presence.claims.set(new Map([[9, claim]])))
    expect(within(cardOf(9)).getByText(/Aux\. 7 · desde/)).toBeTruthy()
    await user.click(within(cardOf(9)).getByRole('button', { name: 'Más acciones del pedido 9' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Tomar relevo' }))
    expect(tools.presence.take).toHaveBeenCalledWith(9, true)
  })

  it('shows the initials of its viewers, but not one’s own', () => {
    const { tools } = show('packing_up', 'head_dispatch', packing)
    const viewers = [
      { user_id: ME, name: 'Yo Mismo', order_id: 9 },
      { user_id: 3, name: 'Luz Camargo', order_id: 9 },
      { user_id: 4, name: 'Otro Lado', order_id: null },
    ]
    act(() => tools.presence.viewers.set(viewers))
    expect(within(cardOf(9)).getByRole('img', { name: 'Mirando: Luz Camargo' }).textContent).toBe('LC')
  })
})

describe('a card that another user moves', () => {
  const move = (board: Board) =>
    act(() => {
      const row = { ...packing, version: 2, state_id: 'file_guide_sale' as const, stock_left: true }
      board.takeChanges([{ seq: 2, op: 'upsert', id: 9, row }])
    })

  it('leaves its column', () => {
    const { board } = show('packing_up', 'head_dispatch', packing)
    move(board)
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('stays under the pointer, shows where it went, and its button does nothing until then', async () => {
    const { board, tools, user } = show('packing_up', 'head_dispatch', packing)
    await user.hover(screen.getByText('Calzado El Paso'))
    move(board)
    expect(within(cardOf(9)).getByText('Pasó a Guía')).toBeTruthy()
    // The pointer's own path isn't walked: it would leave the column, as no real one does, on its way to the button.
    act(() => within(cardOf(9)).getByRole('button', { name: 'Entregado al cliente' }).click())
    expect(tools.start).not.toHaveBeenCalled()
    await user.unhover(screen.getByText('Calzado El Paso'))
    expect(screen.queryByRole('article')).toBeNull()
  })
})
