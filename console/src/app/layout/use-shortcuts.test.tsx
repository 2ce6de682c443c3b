import { POLICY } from '@deportivo/lifecycle/policy'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { show } from '../../shared/testing/show.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const onHelp = vi.fn()
const onNew = vi.fn()
const READER = { profile: 'two', grants: POLICY.two } as const
const nothing = () => undefined

function Page() {
  useShortcuts(READER, { onPalette: nothing, onNew, onNotifications: nothing, onHelp })
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

const HAND_MS = 60
const SCANNER_MS = 10
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function Address() {
  return <output>{useLocation().pathname}</output>
}

const address = () => screen.getByRole('status').textContent ?? ''

function showPages() {
  show(
    <>
      <Page />
      <Address />
    </>,
    '/orders',
  )
}

/** As the system writes them: CapsLock needs no Shift. */
async function press(keys: string, everyMs: number) {
  for (const key of keys) {
    const code = /\d/.test(key) ? `Digit${key}` : key === '-' ? 'Minus' : `Key${key.toUpperCase()}`
    fireEvent.keyDown(document.body, { key, code })
    fireEvent.keyUp(document.body, { key, code })
    await wait(everyMs)
  }
}

it('the letters of a scanned label are no shortcuts', async () => {
  showPages()
  await press('GAR-14', SCANNER_MS)
  await press('zan-1175', SCANNER_MS)
  await wait(HAND_MS)
  expect(address()).toBe('/orders')
  expect(onNew).not.toHaveBeenCalled()
})

it('g and a letter, and n, act as soon as no other key can follow them from a scanner', async () => {
  showPages()
  await press('ga', HAND_MS)
  expect(address()).toBe('/administrative')
  await press('n', HAND_MS)
  expect(onNew).toHaveBeenCalledTimes(1)
})
