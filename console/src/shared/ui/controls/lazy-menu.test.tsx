import { Button, Menu, MenuItem } from '@blueprintjs/core'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LazyMenu } from './lazy-menu.tsx'

afterEach(cleanup)

test('Escape closes a menu whose first item has no focus yet, and it opens again', async () => {
  render(
    <LazyMenu
      button={<Button text="Más" />}
      menu={
        <Menu>
          <MenuItem text="Copiar" />
        </Menu>
      }
    />,
  )
  const press = () => fireEvent.click(screen.getByRole('button'))
  press()
  await screen.findByRole('menu')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  press()
  await screen.findByRole('menu')
})

test('Escape leaves a menu unopened that is still being drawn', async () => {
  render(<LazyMenu button={<Button text="Más" />} menu={<Menu />} />)
  const button = screen.getByRole('button')
  await act(async () => {
    button.click()
    fireEvent.keyDown(button, { key: 'Escape' })
    await Promise.resolve()
  })
  expect(screen.queryByRole('menu')).toBeNull()
})

function Page() {
  return (
    <main tabIndex={-1}>
      <input aria-label="Buscar" />
      <LazyMenu
        button={<Button text="Más" />}
        menu={
          <Menu>
            <MenuItem text="Copiar" />
            <MenuItem text="Editar" />
            <MenuItem text="Eliminar" disabled />
          </Menu>
        }
      />
    </main>
  )
}

const item = (name: string) => screen.findByRole('menuitem', { name })
const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element))

async function opened() {
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  await hasFocus(await item('Copiar'))
}

test('arrows, Home and End walk a menu from its first item on', async () => {
  render(<Page />)
  await opened()
  for (const [key, name] of [
    ['ArrowDown', 'Editar'],
    ['ArrowDown', 'Eliminar'],
    ['ArrowDown', 'Copiar'],
    ['ArrowUp', 'Eliminar'],
    ['Home', 'Copiar'],
    ['End', 'Eliminar'],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    expect(document.activeElement).toBe(await item(name))
  }
})

test.each(['Escape', 'Tab'])('its button has the focus after %s, also the first time', async (key) => {
  render(<Page />)
  await opened()
  fireEvent.keyDown(document.activeElement ?? document.body, { key })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await hasFocus(screen.getByRole('button'))
})

test('a field that is pressed while a menu is open keeps the focus', async () => {
  render(<Page />)
  await opened()
  const field = screen.getByRole('textbox')
  // As a browser does it: without time between the press and the focus.
  field.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  field.focus()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(field)
})
