import type { createClient } from '@deportivo/contracts/clients/clients'
import type { BodyOf } from '@deportivo/contracts/route'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CLIENT_FORM } from './sample.forms.ts'
import { show } from '../testing/show.tsx'
import { TextField } from './form-fields.tsx'
import { useContractForm } from './use-contract-form.ts'

function PhoneOf({ phone }: { phone: string }) {
  const { control } = useContractForm<{ phone: string; name: string }, BodyOf<typeof createClient>>(
    CLIENT_FORM,
    {
      phone,
      name: '',
    },
  )
  return (
    <>
      <TextField control={control} name="name" label="Nombre" />
      <TextField control={control} name="phone" label="Teléfono" />
    </>
  )
}

it('a prefilled value that is invalid shows its error at once, an empty field does not', async () => {
  show(<PhoneOf phone="123" />)
  await waitFor(() => expect(screen.getByLabelText('Teléfono').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Debe tener al menos 7 caracteres.')).toBeTruthy()
  expect(screen.getByLabelText('Nombre').getAttribute('aria-invalid')).toBe('false')
})
