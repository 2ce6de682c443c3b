import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TRANSFER } from '@deportivo/lifecycle/payment-methods'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { show } from '../../shared/testing/show.tsx'
import type { CheckoutValues } from './checkout-values.ts'
import { FirstPaymentFields } from './first-payment.tsx'

function Fields({ registered = 0 }: { registered?: number }) {
  const { control } = useForm<CheckoutValues>({ defaultValues: { payment_method: TRANSFER } })
  return <FirstPaymentFields control={control} owed={90_000} registered={registered} />
}

/** Words beside the field after this was typed, with plain spaces. */
async function wordsAfter(typed: string): Promise<string> {
  const { container } = show(<Fields />)
  await userEvent.type(screen.getByLabelText(/Abono/), typed)
  return (container.textContent ?? '').replaceAll('\u00a0', ' ')
}

it('a first payment shows what it leaves while it is typed', async () => {
  expect(await wordsAfter('20000')).toContain('Saldo tras el abono: $ 70.000.')
})

it('where something was recorded before, the field is for one more payment and names the earlier sum', async () => {
  const { container } = show(<Fields registered={300_000} />)
  const words = () => (container.textContent ?? '').replaceAll('\u00a0', ' ')
  const field = screen.getByLabelText(/^Abono adicional/)
  expect(words()).toContain('Ya registrado: $ 300.000. Vacío: nada más.')
  await userEvent.type(field, '20000')
  expect(words()).toContain('Ya registrado: $ 300.000. Saldo tras este abono: $ 70.000.')
})

it('more than is owed is refused while it is typed', async () => {
  const words = await wordsAfter('90001')
  expect(words).toContain('El valor supera el saldo de $ 90.000.')
  expect(words).not.toContain('Saldo tras')
})
