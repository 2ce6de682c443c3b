import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Card } from '@deportivo/contracts/dispatch/board'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { afterEach, expect, it, vi } from 'vitest'
import { aCard } from '../../../features/dispatch/model/a-card.test-data.ts'
import { show } from '../../../shared/testing/show.tsx'
import { AskedStep } from './asked-step.tsx'

afterEach(cleanup)

function ask(step: StepName, facts: Partial<Card>) {
  const take = vi.fn(() => new Promise<never>(() => undefined))
  const card = aCard(facts)
  const other = { onClose: vi.fn(), onOrder: vi.fn(), onOther: vi.fn() }
  show(<AskedStep card={card} step={step} take={take} {...other} />)
  return { take, card, user: userEvent.setup() }
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

it('cash on delivery is closed with the support of that money, whatever the order has', async () => {
  ask('upload_payment_support', { state_id: 'full_payment_ct', is_ct: true, has_payment_support: true })
  expect((await button('Subir soporte de pago')).disabled).toBe(true)
})

it('a parcel that is returned needs a new photo, whatever the order has', async () => {
  const { user } = ask('returned_by_carrier', { state_id: 'file_guide_sale', has_guide: true })
  await user.type(screen.getByLabelText('Motivo'), 'Nadie en casa')
  expect((await button('Devuelto por transportadora')).disabled).toBe(true)
})

it('a final step is confirmed, and is left by going back', async () => {
  const { take, user } = ask('delivered_to_customer', { state_id: 'delivered_local' })
  expect(screen.getByRole('button', { name: 'Volver' })).toBeTruthy()
  await user.click(await button('Entregado al cliente'))
  expect(take).toHaveBeenCalledOnce()
})
