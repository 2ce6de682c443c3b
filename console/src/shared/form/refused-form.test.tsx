import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { errorOf } from '../net/call-error.ts'
import { show } from '../testing/show.tsx'
import { FormFoot } from './form-foot.tsx'
import { CLIENT_FORM } from './sample.forms.ts'
import { TextField } from './form-fields.tsx'
import { useContractForm } from './use-contract-form.ts'

const FILLED = {
  name: 'Ana',
  identification_number: '1020',
  phone: '3001234567',
  address: 'Calle 1',
  city_id: 1,
  type_of_person: 1,
  type_of_client: 1,
}

/** A form that the server refuses each time. */
function RefusedForm({ status, errors = {} }: { status: number; errors?: Record<string, string[]> }) {
  const form = useContractForm(CLIENT_FORM, FILLED)
  const submit = form.submit(() =>
    Promise.reject(errorOf(status, { code: status, message: 'Rechazado', errors }, null)),
  )
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextField control={form.control} name="name" label="Nombre" />
      <button type="button" onClick={() => form.clearRefusal('email')}>
        Otra foto
      </button>
      <FormFoot form={form} submitText="Guardar" />
    </form>
  )
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' })

async function send(): Promise<void> {
  await waitFor(() => expect(save().disabled).toBe(false))
  fireEvent.click(save())
}

it('what failed through no fault of its fields can be sent again, and the reason stays on the form', async () => {
  show(<RefusedForm status={503} />)
  await send()
  await screen.findByText('Rechazado')
  await waitFor(() => expect(save().disabled).toBe(false))
  expect(screen.getByText('Rechazado')).toBeTruthy()
})

it('a refused field has to be changed first', async () => {
  show(<RefusedForm status={422} errors={{ name: ['Ya existe'] }} />)
  await send()
  await screen.findByText('Ya existe')
  expect(save().disabled).toBe(true)
})

it('another file in place of a refused one can be sent, although no field changed', async () => {
  show(<RefusedForm status={415} errors={{ email: ['Dañada'] }} />)
  await send()
  await waitFor(() => expect(save().disabled).toBe(true))
  fireEvent.click(screen.getByText('Otra foto'))
  await waitFor(() => expect(save().disabled).toBe(false))
})

it('Ctrl+Enter in a field sends the form, and is no key of the page below', async () => {
  const page = vi.fn()
  window.addEventListener('keydown', page)
  show(<RefusedForm status={503} />)
  await waitFor(() => expect(save().disabled).toBe(false))
  fireEvent.keyDown(screen.getByLabelText('Nombre'), { key: 'Enter', ctrlKey: true })
  await screen.findByText('Rechazado')
  expect(page).not.toHaveBeenCalled()
  window.removeEventListener('keydown', page)
})
