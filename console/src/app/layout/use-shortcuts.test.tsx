import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../shared/testing/show.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const onHelp = vi.fn()
const nothing = () => undefined

function Page() {
  useShortcuts({ profile: 'two', permissions: new Set() } as unknown as Parameters<typeof useShortcuts>[0], {
    onPalette: nothing,
    onNew: nothing,
    onNotifications: nothing,
    onHelp,
  })
  return (
    <main>
      <input data-search aria-label="Buscar" />
    </main>
  )
}

const search = () => screen.getByLabelText('Buscar')

it('a slash leads to the search on a Spanish keyboard, where it is Shift and 7', () => {
  show(<Page />)
  fireEvent.keyDown(document.body, { key: '/', code: 'Digit7', shiftKey: true })
  expect(document.activeElement).toBe(search())
})

it('what is typed after the slash replaces the last search', async () => {
  show(<Page />)
  const box = search() as HTMLInputElement
  box.value = 'tenis'
  fireEvent.keyDown(document.body, { key: '/', code: 'Digit7', shiftKey: true })
  await userEvent.keyboard('botas')
  expect(box.value).toBe('botas')
})

it('a hyphen of a Spanish keyboard, which lies where others have the slash, leads nowhere', () => {
  show(<Page />)
  fireEvent.keyDown(document.body, { key: '-', code: 'Slash' })
  expect(document.activeElement).not.toBe(search())
})

it('the key ? shows the shortcuts, on any keyboard layout', () => {
  show(<Page />)
  fireEvent.keyDown(document.body, { key: '?', code: 'Minus', shiftKey: true })
  expect(onHelp).toHaveBeenCalledTimes(1)
})

it('a slash under a dialog stays in the dialog', () => {
  show(
    <>
      <Page />
      <div className="bp6-dialog" />
    </>,
  )
  fireEvent.keyDown(document.body, { key: '/', code: 'Digit7', shiftKey: true })
  expect(document.activeElement).not.toBe(search())
})
