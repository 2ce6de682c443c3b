import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { show } from '../../shared/testing/show.tsx'
import type { CheckoutValues } from './checkout-values.ts'
import { CounterMoneyFields, MoneyLeft, useCounterMoney } from './counter-money.tsx'

function Counter() {
  const form = useForm<CheckoutValues>({ defaultValues: {} })
  const money = useCounterMoney(form.control, 75_000)
  return (
    <>
      <CounterMoneyFields form={form} owed={75_000} />
      <MoneyLeft {...money} />
      <output>{`${money.left} left, ${money.cash} in the register`}</output>
    </>
  )
}

const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')

/** What is shown and booked once these amounts were typed, with plain spaces. */
async function after({ cash, transfer }: { cash?: string; transfer?: string }) {
  const { container, unmount } = show(<Counter />)
  if (cash) await userEvent.type(screen.getByLabelText('Recibido en efectivo'), cash)
  if (transfer) await userEvent.type(screen.getByLabelText('Pagado por otro medio'), transfer)
  const line = container.querySelector('.ad-change, .ad-checkout__money')
  const shown = plain(line)
  const booked = container.querySelector('output')?.textContent
  unmount()
  return [shown, booked]
}

it('cash beyond what is owed is change, and only what is owed is booked', async () => {
  expect(await after({ cash: '100000' })).toEqual(['Cambio$ 25.000', '0 left, 75000 in the register'])
})

it('so is cash beyond what a transfer leaves', async () => {
  expect(await after({ cash: '50000', transfer: '30000' })).toEqual([
    'Cambio$ 5.000',
    '0 left, 45000 in the register',
  ])
})

it('a transfer has no change, and neither has change of the largest note or more', async () => {
  expect(await after({ transfer: '80000' })).toEqual([
    'Sobran $ 5.000',
    '-5000 left, undefined in the register',
  ])
  expect(await after({ cash: '10000', transfer: '75000' })).toEqual([
    'Sobran $ 10.000',
    '-10000 left, 10000 in the register',
  ])
  expect(await after({ cash: '750000' })).toEqual([
    'Sobran $ 675.000',
    '-675000 left, 750000 in the register',
  ])
})

it('what is exactly owed fits, and less is named', async () => {
  expect(await after({ cash: '75000' })).toEqual([
    'Los pagos suman el total.',
    '0 left, 75000 in the register',
  ])
  expect(await after({ cash: '70000' })).toEqual(['Faltan $ 5.000', '5000 left, 70000 in the register'])
})

it('the notes offered are for what a transfer leaves, and one press is their whole amount', async () => {
  const { container } = show(<Counter />)
  const offered = () => [...screen.getByRole('group', { name: /Billetes/ }).children].map((one) => plain(one))
  expect(offered()).toEqual(['$ 80.000', '$ 100.000'])
  await userEvent.type(screen.getByLabelText('Pagado por otro medio'), '30000')
  expect(offered()).toEqual(['$ 50.000', '$ 60.000', '$ 100.000'])
  await userEvent.click(screen.getByRole('button', { name: /100.000/ }))
  expect(container.querySelector('output')?.textContent).toBe('0 left, 45000 in the register')
  expect(plain(container.querySelector('.ad-change'))).toBe('Cambio$ 55.000')
})

it('all of it can be paid in one way with one press, and the way is part of what is sent', async () => {
  const sent: CheckoutValues[] = []
  function Paying() {
    const form = useForm<CheckoutValues>({ defaultValues: { transfer_method: 2 } })
    return (
      <>
        <CounterMoneyFields form={form} owed={75_000} />
        <button onClick={() => sent.push(form.getValues())}>send</button>
      </>
    )
  }
  show(<Paying />)
  for (const name of ['Nequi', 'Efectivo', 'Tarjeta']) {
    await userEvent.click(screen.getByRole('button', { name }))
    await userEvent.click(screen.getByRole('button', { name: 'send' }))
  }
  expect(sent).toEqual([
    { cash_payment: null, payment_by_transfer: 75_000, transfer_method: 3 },
    { cash_payment: 75_000, payment_by_transfer: null, transfer_method: 3 },
    { cash_payment: null, payment_by_transfer: 75_000, transfer_method: 6 },
  ])
})
