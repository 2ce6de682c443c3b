import { Menu, MenuItem } from '@blueprintjs/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { useContextMenu } from './use-context-menu.tsx'

const ROWS = ['Ana', 'Luis']

function Rows() {
  const { onContextMenu, menu } = useContextMenu(ROWS, (name) => (
    <Menu>
      <MenuItem text={`Editar a ${name}`} />
      <MenuItem text="Eliminar" />
    </Menu>
  ))
  return (
    <>
      <table onContextMenu={onContextMenu}>
        <tbody>
          {ROWS.map((name, index) => (
            <tr key={name} data-index={index} tabIndex={-1}>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {menu}
    </>
  )
}

test.each(['Tab', 'Escape'])(
  '%s leaves the menu of the right button, with the focus on its row',
  async (key) => {
    show(<Rows />)
    fireEvent.contextMenu(screen.getByText('Luis'))
    const first = await screen.findByRole('menuitem', { name: 'Editar a Luis' })
    await waitFor(() => expect(document.activeElement).toBe(first))
    fireEvent.keyDown(first, { key })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('row', { name: 'Luis' })))
  },
)
