import type { Shift } from '@deportivo/contracts/finance/cashiers'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../shared/testing/show.tsx'
import { CloseShiftDialog } from './close-shift-dialog.tsx'

const SHIFT = { id: 4, opened_by: 'Ana', expected_amount: 100_000 } as unknown as Shift

it('a difference of the drawer is explained in the note, and a count without one needs none', async () => {
  const user = userEvent.setup()
  show(<CloseShiftDialog shift={SHIFT} act="close" onClosed={vi.fn()} onClose={vi.fn()} />)
  const close = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cerrar la caja' })
  const counted = screen.getByLabelText(/^Contado/)
  await user.type(counted, '90000')
  expect(await screen.findByText('Falta: Nota')).toBeTruthy()
  expect(screen.getByText(/^Hay una diferencia de -\$\s10\.000: explíquela en la nota\.$/)).toBeTruthy()
  await user.type(screen.getByLabelText('Nota'), 'Falta un billete')
  expect(close().disabled).toBe(false)
  await user.clear(screen.getByLabelText('Nota'))
  await user.clear(counted)
  await user.type(counted, '100000')
  expect(close().disabled).toBe(false)
})
