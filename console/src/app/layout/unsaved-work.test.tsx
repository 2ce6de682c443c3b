import type { Order, OrderSummary } from '@deportivo/contracts/orders/order'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCard } from '../../entities/order/a-card.test-data.ts'
import { BulkDialog as BoardBulkDialog } from '../../features/dispatch/bulk/bulk-dialog.tsx'
import { toolsFor } from '../../features/dispatch/tools/a-board.test-data.ts'
import { BoardToolsContext } from '../../features/dispatch/tools/board-tools.ts'
import type { CartGroup } from '../../features/orders/cart/cart-groups.ts'
import { TransferDialog } from '../../features/orders/cart/transfer-dialog.tsx'
import { BulkDialog } from '../../features/orders/list/bulk-dialog.tsx'
import { FileChoice } from '../../shared/files/file-choice.tsx'
import { PhotoField, type PhotoChoice } from '../../shared/files/photo-field.tsx'
import { show } from '../../shared/testing/show.tsx'
import { startReplies } from '../../shared/testing/start-replies.ts'

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  const pagination = { per_page: 10, total: 0, current_page: 1 }
  server = await startReplies(() => ({ status: 200, body: { code: 200, data: [], pagination } }))
})
afterEach(async () => {
  cleanup()
  await server.stop()
})

const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const typeReason = () => userEvent.type(screen.getByLabelText('Motivo'), 'x')
const CANCEL = { step: 'cancel', allowed: true, final: false }
const PDF = new File(['%PDF-1.7'], 'soporte.pdf', { type: 'application/pdf' })

async function chooseFile(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('No field for a file')
  await userEvent.upload(input, PDF)
}

function ChosenFile() {
  const [file, setFile] = useState<File | null>(null)
  return <FileChoice label="Soporte" file={file} onChange={setFile} />
}

function ChosenPhoto() {
  const [choice, setChoice] = useState<PhotoChoice>(null)
  return <PhotoField name="Ana" picture="/ana.jpg" choice={choice} error={undefined} onChange={setChoice} />
}

it('the reason for a step of many orders is asked for before it is lost, in the list and on the board', async () => {
  const order = { id: 5, state_id: 'getting_ready', next: [CANCEL] } as unknown as OrderSummary
  show(<BulkDialog orders={[order]} onDone={vi.fn()} onClose={vi.fn()} />)
  await userEvent.selectOptions(screen.getByLabelText('Paso'), 'cancel')
  expect(browserAsks()).toBe(false)
  await typeReason()
  expect(browserAsks()).toBe(true)
  cleanup()
  const card = aCard({ id: 5 })
  show(
    <BoardToolsContext value={toolsFor('head_dispatch', [card])}>
      <BoardBulkDialog cards={[card]} step="cancel" onDone={vi.fn()} onClose={vi.fn()} />
    </BoardToolsContext>,
  )
  expect(browserAsks()).toBe(false)
  await typeReason()
  expect(browserAsks()).toBe(true)
})

it('units that are about to be transferred are asked for before they are lost', async () => {
  const line = { id: 1, quantity: 3, size_name: '38', product_name: 'Botín', store_name: 'Centro' }
  const group = { first: line, lines: [line] } as unknown as CartGroup
  show(
    <TransferDialog order={{ id: 9 } as unknown as Order} group={group} onDone={vi.fn()} onClose={vi.fn()} />,
  )
  expect(browserAsks()).toBe(false)
  fireEvent.change(screen.getByLabelText('Cantidad'), { target: { value: '2' } })
  expect(browserAsks()).toBe(true)
})

it('a chosen file, and a photo that is to be removed, are asked for before they are lost', async () => {
  show(<ChosenFile />)
  expect(browserAsks()).toBe(false)
  await chooseFile()
  await waitFor(() => expect(browserAsks()).toBe(true))
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el archivo' }))
  expect(browserAsks()).toBe(false)
  cleanup()
  show(<ChosenPhoto />)
  expect(browserAsks()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: /Quitar/ }))
  expect(browserAsks()).toBe(true)
})
