import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom'
import { TextsProvider } from '../../language/texts.tsx'
import { useKeys } from '../../hooks/use-keys.ts'
import { SearchBox } from './search-box.tsx'
import { useSearchKey } from './use-search-key.ts'

afterEach(cleanup)

function Frame() {
  const navigate = useNavigate()
  useKeys({ '/': useSearchKey(), c: () => void navigate('/clients'), i: () => void navigate('/idle') })
  return (
    <main>
      <Outlet />
    </main>
  )
}

const pageOf = (heading: string, label?: string, value = '') =>
  function Page() {
    return (
      <>
        <h1>{heading}</h1>
        {label !== undefined && <SearchBox value={value} label={label} onSearch={() => undefined} />}
      </>
    )
  }

/** The clients, and a page without a search: their code arrives when `arrive` is called. */
function openUsers({ value = '' } = {}) {
  let arrive = (): void => undefined
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  const lazy = (Component: ComponentType) => async () => {
    await arrival
    return { Component }
  }
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', Component: pageOf('Usuarios', 'Buscar usuarios') },
        { path: '/idle', lazy: lazy(pageOf('Ajustes')) },
        { path: '/clients', lazy: lazy(pageOf('Clientes', 'Buscar clientes', value)) },
      ],
    },
  ])
  render(
    <TextsProvider>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  // Slower than a scanner.
  return { router, arrive, user: userEvent.setup({ delay: 50 }) }
}

const users = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar usuarios' })
const clients = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Buscar clientes' })

test('what is typed while the code of the next page is on its way goes on in the search of that page', async () => {
  const { user, arrive } = openUsers()
  await user.keyboard('c/diar{Backspace}na')
  expect(users().value).toBe('')
  arrive()
  const box = await clients()
  expect(box.value).toBe('diana')
  await user.keyboard(' ruiz')
  expect(box.value).toBe('diana ruiz')
})

test('a slash alone leads to the search of the next page, whose words are replaced by what is typed', async () => {
  const { user, arrive } = openUsers({ value: 'tenis' })
  await user.keyboard('c/')
  arrive()
  const box = await clients()
  expect(box.value).toBe('tenis')
  await user.keyboard('ana')
  expect(box.value).toBe('ana')
})

test('Escape discards what was typed ahead', async () => {
  const { user, arrive } = openUsers()
  await user.keyboard('c/ana{Escape}')
  arrive()
  expect((await clients()).value).toBe('')
})

test('a page without a search takes no words, and passes none on', async () => {
  const { user, arrive, router } = openUsers()
  await user.keyboard('i/ana')
  arrive()
  await screen.findByRole('heading', { name: 'Ajustes' })
  await act(() => router.navigate('/clients'))
  expect((await clients()).value).toBe('')
})
