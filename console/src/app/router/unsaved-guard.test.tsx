import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  useNavigate,
} from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { FormFoot } from '../../shared/form/form-foot.tsx'
import { TextField } from '../../shared/form/form-fields.tsx'
import { CLIENT_FORM } from '../../shared/form/sample.forms.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { TextsProvider } from '../../shared/language/texts.tsx'
import { goBack } from '../../shared/navigation/go-back.ts'
import { useUrlState } from '../../shared/navigation/url-state.ts'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { useUnsaved } from '../../shared/unsaved/unsaved.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

const FILLED = {
  name: 'Ana',
  identification_number: '1020',
  phone: '3001234567',
  address: 'Calle 1',
  city_id: 1,
  type_of_person: 1,
  type_of_client: 1,
}

function Form({ onSaved, onCancel }: { onSaved: () => void | Promise<void>; onCancel: () => void }) {
  const form = useContractForm(CLIENT_FORM, FILLED)
  const submit = form.submit(() => Promise.resolve(onSaved()))
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextField control={form.control} name="name" label="Nombre" />
      <FormFoot form={form} submitText="Guardar" onCancel={onCancel} />
    </form>
  )
}

function Page() {
  const navigate = useNavigate()
  const leave = () => void navigate('/other')
  return <Form onSaved={leave} onCancel={leave} />
}

/** Of several parts: some of them are still unsaved when it goes back. */
function PageOfList() {
  const navigate = useNavigate()
  useUnsaved(true)
  return <Form onSaved={() => goBack(navigate)} onCancel={() => void navigate(-1)} />
}

function PageWithDialog() {
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <>
      {isOpen && (
        <AppDialog title="Cliente" onClose={close}>
          <Form onSaved={close} onCancel={close} />
        </AppDialog>
      )}
    </>
  )
}

const EDITED = ['profile'] as const

/** A page whose address names what is edited (`profile`), and what is only looked at (`tab`). */
function PageOfAddress() {
  const [{ profile = '1' }, change] = useUrlState(EDITED)
  return (
    <>
      <button onClick={() => change({ profile: '2' })}>Perfil 2</button>
      <Link to="?profile=1&tab=b">Pestaña</Link>
      <Draft key={profile} profile={profile} />
    </>
  )
}

function Draft({ profile }: { profile: string }) {
  const [typed, setTyped] = useState('')
  useUnsaved(typed !== '', EDITED)
  return (
    <label>
      {`Permisos de ${profile}`}
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
    </label>
  )
}

const Frame = () => (
  <>
    <Link to="/other">Otra</Link>
    <Outlet />
    <UnsavedGuard />
  </>
)

function open(path: string): void {
  const children = [
    { path: '/page', element: <Page /> },
    { path: '/dialog', element: <PageWithDialog /> },
    { path: '/permissions', element: <PageOfAddress /> },
    { path: '/other', element: <p>Otra página</p> },
  ]
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [path] })
  render(
    <TextsProvider>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const type = async () => userEvent.type(await screen.findByLabelText('Nombre'), ' María')
const isAsked = () => screen.queryByText('¿Salir sin guardar?') !== null
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('a page with something typed is left only after asking, and what was typed stays until then', async () => {
  open('/page')
  await type()
  expect(browserAsks()).toBe(true)
  await userEvent.click(screen.getByText('Otra'))
  await press('Seguir editando')
  await waitFor(() => expect(isAsked()).toBe(false))
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Ana María')
  await press('Volver')
  await press('Salir sin guardar')
  await screen.findByText('Otra página')
  expect(browserAsks()).toBe(false)
})

it('a page without anything typed, and one that was saved, are left at once', async () => {
  open('/page')
  await press('Volver')
  await screen.findByText('Otra página')
  cleanup()
  open('/page')
  await type()
  await press('Guardar')
  await screen.findByText('Otra página')
  expect(isAsked()).toBe(false)
})

it('a page that was saved goes back at once, and one that was not after asking', async () => {
  const children = [
    { path: '/other', element: <Link to="/new">Nueva</Link> },
    { path: '/new', element: <PageOfList /> },
  ]
  window.history.replaceState(null, '', '/other')
  // Browsers go back later, unlike this one.
  const go = window.history.go.bind(window.history)
  vi.spyOn(window.history, 'go').mockImplementation((delta) => void setTimeout(() => go(delta), 20))
  const router = createBrowserRouter([{ element: <Frame />, children }])
  render(
    <TextsProvider>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  await userEvent.click(await screen.findByText('Nueva'))
  await type()
  await press('Volver')
  await press('Seguir editando')
  await press('Guardar')
  await screen.findByText('Nueva')
  expect(isAsked()).toBe(false)
  expect(browserAsks()).toBe(false)
})

it('a dialog with something typed is closed only after asking, and is closed at once when it was saved', async () => {
  open('/dialog')
  await type()
  await press('Cancelar')
  await press('Seguir editando')
  await press('Cerrar')
  await press('Salir sin guardar')
  await waitFor(() => expect(screen.queryByLabelText('Nombre')).toBeNull())
  cleanup()
  open('/dialog')
  await type()
  await press('Guardar')
  await waitFor(() => expect(screen.queryByLabelText('Nombre')).toBeNull())
  expect(isAsked()).toBe(false)
})

it('Escape and then Enter lose nothing: the focus begins on staying', async () => {
  open('/dialog')
  await type()
  await userEvent.keyboard('{Escape}')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Seguir editando' })),
  )
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(isAsked()).toBe(false))
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Ana María')
})

it('a draft is left only after asking when the address names another one to edit, and not for another view of it', async () => {
  open('/permissions?profile=1')
  await userEvent.type(await screen.findByLabelText('Permisos de 1'), 'x')
  await userEvent.click(screen.getByText('Pestaña'))
  expect(isAsked()).toBe(false)
  await press('Perfil 2')
  await press('Seguir editando')
  expect(screen.getByLabelText<HTMLInputElement>('Permisos de 1').value).toBe('x')
  await press('Perfil 2')
  await press('Salir sin guardar')
  await screen.findByLabelText('Permisos de 2')
  expect(isAsked()).toBe(false)
})
