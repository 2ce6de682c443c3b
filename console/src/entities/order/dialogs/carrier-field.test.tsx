import type { Carrier } from '@deportivo/contracts/admin/settings'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, it } from 'vitest'
import { FormFoot } from '../../../shared/form/form-foot.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { createStore, useStore } from '../../../shared/state/store.ts'
import { show } from '../../../shared/testing/show.tsx'
import { STEP_FORMS } from '../steps/step.forms.ts'
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
      <CarrierField
        control={control}
        name="carrier"
        carriers={useStore(carriers)}
        onChanged={() => undefined}
      />
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

const REQUIRED = 'Este campo es obligatorio.'

/** The form of the guide, which refuses a carrier without a name. */
function CheckedGuide() {
  const form = useContractForm<StepFields>(STEP_FORMS.upload_guide, { carrier: '', guide_number: '1' })
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <CarrierField
        control={form.control}
        name="carrier"
        carriers={useStore(carriers)}
        onChanged={() => undefined}
      />
      <button type="submit">Guardar</button>
    </form>
  )
}

it('another carrier is required only once its field was left, or the form was sent', async () => {
  show(<CheckedGuide />)
  arrive(3)
  await userEvent.selectOptions(carrier(), 'Otra…')
  const name = screen.getByRole('textbox')
  expect([document.activeElement === name, screen.queryByText(REQUIRED)]).toEqual([true, null])
  await userEvent.type(name, 'x{Backspace}')
  expect(screen.queryByText(REQUIRED)).toBeNull()
  await userEvent.keyboard('{Enter}')
  await screen.findByText(REQUIRED)
  await userEvent.selectOptions(carrier(), 'Mensajería 1')
  await userEvent.selectOptions(carrier(), 'Otra…')
  expect(screen.queryByText(REQUIRED)).toBeNull()
  await userEvent.tab()
  await screen.findByText(REQUIRED)
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

function SentGuide() {
  const form = useContractForm<StepFields>(STEP_FORMS.upload_guide, { carrier: '', guide_number: '1' })
  return (
    <form>
      <CarrierField control={form.control} name="carrier" carriers={[]} onChanged={() => undefined} />
      <FormFoot form={form} submitText="Subir guía" />
    </form>
  )
}

it('a guide without its carrier names the carrier beside the grey button', async () => {
  show(<SentGuide />)
  expect(await screen.findByText('Falta: Transportadora')).toBeTruthy()
})
