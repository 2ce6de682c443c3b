import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { TextsProvider } from '../../shared/language/texts.tsx'
import { FactorGate } from './factor-gate.tsx'

// Fetched while the test looks for it, it would come too late on a slow machine.
beforeAll(() => import('../../pages/auth/factor-first-page.tsx'))
const gate = (mustSetUp: boolean) => (
  <TextsProvider>
    <FactorGate mustSetUp={mustSetUp} onDone={() => undefined}>
      <p>La tienda</p>
    </FactorGate>
  </TextsProvider>
)

test('who need not set up a second factor is let through', () => {
  render(gate(false))
  expect(screen.getByText('La tienda')).toBeTruthy()
})

test('who must is led there, and not sent on before they have seen it through', async () => {
  const { rerender } = render(gate(true))
  await userEvent.click(await screen.findByRole('button', { name: 'Activar ahora' }))
  expect(await screen.findByLabelText('Confirme su contraseña')).toBeTruthy()
  rerender(gate(false))
  expect(screen.getByLabelText('Confirme su contraseña')).toBeTruthy()
  expect(screen.queryByText('La tienda')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(await screen.findByText('La tienda')).toBeTruthy()
})
