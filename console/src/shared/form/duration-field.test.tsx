import { StageTargets } from '@deportivo/contracts/admin/settings'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { DurationField } from './duration-field.tsx'
import { TARGETS_FORM } from './sample.forms.ts'
import { useContractForm } from './use-contract-form.ts'

const HOURS = Object.fromEntries(Object.keys(StageTargets.properties).map((stage) => [stage, 240]))

function Target() {
  const { control, watch } = useContractForm<Record<string, number>>(TARGETS_FORM, HOURS)
  return (
    <>
      <DurationField control={control} name="packing_up" label="Empacando" dayMinutes={600} />
      <output>{String(watch('packing_up'))}</output>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Empacando')

it('a time is typed and shown in hours and days, and is stored in minutes', async () => {
  show(<Target />)
  expect(field().value).toBe('4 h')
  await userEvent.clear(field())
  await userEvent.type(field(), '1d 2h')
  await userEvent.tab()
  expect([field().value, screen.getByRole('status').textContent]).toEqual(['1 d 2 h', '720'])
})

it('what is no time is refused on the field and stays there', async () => {
  show(<Target />)
  await userEvent.clear(field())
  await userEvent.type(field(), 'un rato')
  await userEvent.tab()
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
  expect(field().value).toBe('un rato')
  expect(screen.getByText('Escriba un tiempo: 30 min, 4 h o 1 d 2 h.')).toBeTruthy()
})
