import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { AppDialog } from './app-dialog.tsx'

const heading = () => screen.getByRole('heading', { name: 'Agregar al pedido' })

it('a dialog without a field to begin with is read from its heading on', async () => {
  show(
    <AppDialog title="Agregar al pedido" onClose={vi.fn()}>
      Trocha Monte 1181
    </AppDialog>,
  )
  await waitFor(() => expect(document.activeElement).toBe(heading()))
})

it('a dialog with a field to begin with begins there', async () => {
  show(
    <AppDialog title="Agregar al pedido" onClose={vi.fn()}>
      <input autoFocus aria-label="Talla 38" />
    </AppDialog>,
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Talla 38')))
})

it('a dialog whose button was busy, and lost the focus, still closes with Escape', async () => {
  const close = vi.fn()
  show(
    <AppDialog title="Agregar al pedido" onClose={close}>
      Trocha Monte 1181
    </AppDialog>,
  )
  await waitFor(() => expect(document.activeElement).toBe(heading()))
  heading().blur()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(close).toHaveBeenCalledTimes(1)
})

it('Ctrl+Enter submits a dialog wherever the focus is in it, and is no key of the page below', async () => {
  const submit = vi.fn()
  const page = vi.fn()
  window.addEventListener('keydown', page)
  show(
    <AppDialog title="Agregar al pedido" onClose={vi.fn()} onSubmit={submit}>
      <button type="button">Curvas +</button>
    </AppDialog>,
  )
  fireEvent.keyDown(await screen.findByText('Curvas +'), { key: 'Enter' })
  expect(submit).not.toHaveBeenCalled()
  page.mockClear()
  fireEvent.keyDown(screen.getByText('Curvas +'), { key: 'Enter', ctrlKey: true })
  expect([submit.mock.calls.length, page.mock.calls.length]).toEqual([1, 0])
  window.removeEventListener('keydown', page)
})
