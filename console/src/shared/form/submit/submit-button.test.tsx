import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { FormFoot } from '../form-foot.tsx'
import { TextField } from '../form-fields.tsx'
import { CLIENT_FORM } from '../sample.forms.ts'
import { useContractForm } from '../use-contract-form.ts'

afterEach(cleanup)

const BLANK = {
  city_id: 1,
  type_of_person: 1,
  type_of_client: 1,
  name: '',
  identification_number: '123',
  phone: '',
  address: 'Calle 1',
}

function Client({ isUnchanged = false }: { isUnchanged?: boolean }) {
  const form = useContractForm(CLIENT_FORM, BLANK)
  const { control } = form
  return (
    <form>
      <TextField control={control} name="name" label="Nombre" />
      <TextField control={control} name="phone" label="Teléfono" />
      <FormFoot form={form} submitText="Guardar" isUnchanged={isUnchanged} />
    </form>
  )
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' })
/** As a screen reader has it. */
const reason = () => {
  const id = button().getAttribute('aria-describedby')
  return id === null ? null : document.getElementById(id)?.textContent
}

test('a grey button names the fields that are missing, in the order of the form', async () => {
  show(<Client isUnchanged />)
  await waitFor(() => expect(reason()).toBe('Falta: Nombre, Teléfono'))
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Nombre'), 'Ana')
  await waitFor(() => expect(reason()).toBe('Falta: Teléfono'))
  await user.type(screen.getByLabelText('Teléfono'), '1')
  await waitFor(() => expect(reason()).toBe('Revise: Teléfono'))
  await user.type(screen.getByLabelText('Teléfono'), '3001234567'.slice(1))
  await user.clear(screen.getByLabelText('Teléfono'))
  await user.type(screen.getByLabelText('Teléfono'), '3001234567')
  await waitFor(() => expect(reason()).toBe('Sin cambios'))
  expect(button().disabled).toBe(true)
})

test('why the button is grey stands above it in a dialog that has no room beside it', () => {
  const foot = (width: number) => {
    const dialog = { title: 'Enviar', submitText: 'Guardar', missing: ['Foto'], isBusy: false, width }
    show(
      <FormDialog {...dialog} onSubmit={() => undefined} onClose={() => undefined}>
        <p>Con foto</p>
      </FormDialog>,
    )
    const isNarrow = button().closest('.ad-dialog__foot')?.hasAttribute('data-narrow')
    cleanup()
    return isNarrow
  }
  expect([foot(440), foot(560)]).toEqual([true, false])
})

function WithoutNumber() {
  const form = useContractForm(CLIENT_FORM, { ...BLANK, name: 'Ana', phone: '3001234567' })
  return (
    <form>
      <TextField control={form.control} name="name" label="Nombre" />
      <FormFoot form={form} submitText="Guardar" />
    </form>
  )
}

test('what is refused of a field without a label is given in its own words', async () => {
  show(<WithoutNumber />)
  await waitFor(() => expect(button().disabled).toBe(true))
  expect(reason()).toBe('Debe tener al menos 4 caracteres.')
})

test('what stands outside of the fields is named too, and nothing once the button can be pressed', () => {
  const dialog = (missing: readonly (string | false)[]) => (
    <FormDialog
      title="Enviar"
      submitText="Guardar"
      missing={missing}
      isBusy={false}
      onSubmit={() => undefined}
      onClose={() => undefined}
    >
      <p>Con foto</p>
    </FormDialog>
  )
  show(dialog(['Foto', 'Motivo', 'Caja', 'Bodega']))
  expect(reason()).toBe('Falta: Foto, Motivo, Caja y 1 más')
  cleanup()
  show(dialog([false]))
  expect([button().disabled, reason()]).toEqual([false, null])
})
