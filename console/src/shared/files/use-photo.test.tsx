import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextField } from '../form/form-fields.tsx'
import { CLIENT_FORM } from '../form/sample.forms.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { show } from '../testing/show.tsx'
import { hasUnsaved } from '../unsaved/unsaved.ts'
import { usePhoto } from './use-photo.ts'

const PHOTO = new File(['x'], 'ana.png', { type: 'image/png' })

function NewPerson() {
  const form = useContractForm(CLIENT_FORM, { name: '', phone: '' })
  const { choice, onChange } = usePhoto(form)
  return (
    <>
      <TextField control={form.control} name="name" label="Nombre" />
      <button type="button" onClick={() => onChange(PHOTO)}>
        Elegir foto
      </button>
      <button type="button" onClick={() => onChange(null)}>
        Quitar foto
      </button>
      <output>{choice instanceof File ? choice.name : 'sin foto'}</output>
      <span>{Object.keys(form.formState.errors).join()}</span>
    </>
  )
}

it('a photo that is chosen first turns no field of a new person red', async () => {
  show(<NewPerson />)
  fireEvent.click(screen.getByText('Elegir foto'))
  await screen.findByText('ana.png')
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Ana' } })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Ana'))
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: '' } })
  await waitFor(() => expect(screen.getByLabelText('Nombre').getAttribute('aria-invalid')).toBe('true'))
  // Only the field that was typed into and emptied.
  expect(screen.queryByText('name')).toBeTruthy()
})

it('a chosen photo is unsaved until it is taken away again', async () => {
  show(<NewPerson />)
  fireEvent.click(screen.getByText('Elegir foto'))
  await waitFor(() => expect(hasUnsaved()).toBe(true))
  fireEvent.click(screen.getByText('Quitar foto'))
  await waitFor(() => expect(hasUnsaved()).toBe(false))
})
