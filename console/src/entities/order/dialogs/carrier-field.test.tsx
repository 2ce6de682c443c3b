import type { Carrier } from '@deportivo/contracts/admin/settings'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, it } from 'vitest'
import { createStore, useStore } from '../../../shared/state/store.ts'
import { show } from '../../../shared/testing/show.tsx'
import type { StepFields } from '../steps/use-steps.ts'
import { CarrierField } from './carrier-field.tsx'

const carriers = createStore<readonly Carrier[] | undefined>(undefined)

const arrive = (count: number) =>
  act(() =>
    carriers.set(
      Array.from({ length: count }, (_, index) => ({ name: `Mensajería ${index + 1}` }) as Carrier),
    ),
  )

beforeEach(() => carriers.set(undefined))
function Guide() {
  const { control } = useForm<StepFields>({ defaultValues: { carrier: '' } })
  return (
    <>
      <CarrierField control={control} carriers={useStore(carriers)} onChanged={() => undefined} />
      <input aria-label="Número de guía" />
    </>
  )
}

const carrier = () => screen.getByRole('combobox', { name: 'Transportadora' })

it('carriers that arrive late leave the focus where the user types the number of the guide', async () => {
  show(<Guide />)
  expect(document.activeElement).toBe(carrier())
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Número de guía' })
  await userEvent.type(number, '12')
  arrive(12)
  await userEvent.keyboard('34')
  expect([carrier().tagName, number.value]).toEqual(['INPUT', '1234'])
})

it.each([
  [3, 'SELECT'],
  [12, 'INPUT'],
])('the carrier is asked for while they are loaded, and after %i have arrived', (count, tag) => {
  show(<Guide />)
  arrive(count)
  expect(document.activeElement).toBe(carrier())
  expect(carrier().tagName).toBe(tag)
})
