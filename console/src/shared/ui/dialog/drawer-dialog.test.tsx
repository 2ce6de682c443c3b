import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import '../../testing/start-replies.ts'
import { DrawerDialog } from './drawer-dialog.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

const open = (width: number) => {
  window.happyDOM.setViewport({ width, height: 800 })
  show(<DrawerDialog aria-label="Pedido 40">Trocha Monte 1181</DrawerDialog>)
}

it('a drawer that covers a phone shows that there is no connection; beside a page, the page does', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open(390)
  expect(screen.getByRole('status').textContent).toContain('Sin conexión')
  cleanup()
  open(1440)
  expect(screen.queryByRole('status')).toBeNull()
})
