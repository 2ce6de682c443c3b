import { Button, Menu, MenuItem } from '@blueprintjs/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { AppDialog } from '../dialog/app-dialog.tsx'
import { ButtonPopover } from './button-popover.tsx'

function Page() {
  const [isAsked, setAsked] = useState(false)
  const menu = (
    <Menu>
      <MenuItem text="Editar" onClick={() => setAsked(true)} />
      <MenuItem text="Copiar" />
    </Menu>
  )
  return (
    <main tabIndex={-1}>
      <ButtonPopover content={menu}>
        <Button>Más</Button>
      </ButtonPopover>
      {isAsked && (
        <AppDialog title="Editar" onClose={() => setAsked(false)}>
          <input aria-label="Nombre" autoFocus />
        </AppDialog>
      )}
    </main>
  )
}

async function choose(text: string) {
  const button = screen.getByRole('button', { name: 'Más' })
  button.focus()
  fireEvent.click(button)
  const item = await screen.findByRole('menuitem', { name: text })
  item.focus()
  fireEvent.click(item)
  const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), { timeout: 30_000 })
  return { button, gone }
}

test('a field that a choice opened keeps the focus when the menu has gone', async () => {
  show(<Page />)
  const { button, gone } = await choose('Editar')
  const field = screen.getByRole('textbox', { name: 'Nombre' })
  await gone()
  expect(document.activeElement).toBe(field)

  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('the button has the focus again after a choice that opens nothing', async () => {
  show(<Page />)
  const { button, gone } = await choose('Copiar')
  await gone()
  await waitFor(() => expect(document.activeElement).toBe(button))
})
