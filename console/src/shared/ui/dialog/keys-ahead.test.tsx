import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { typeAhead } from './keys-ahead.ts'

let pageKeys: string[] = []
afterEach(() => {
  cleanup()
  pageKeys = []
})

function Page({ isOpen }: { isOpen: boolean }) {
  const [typed, setTyped] = useState('')
  return (
    <main tabIndex={-1} onKeyDown={({ key }) => pageKeys.push(key)}>
      {isOpen && (
        <div className="ad-dialog">
          <input
            autoFocus
            aria-label="Cliente"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
    </main>
  )
}

function Behind({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="ad-dialog">
        <input aria-label="Talla" />
      </div>
      {children}
    </>
  )
}

test('what is typed before a dialog is there goes into its field, and not to the page', async () => {
  const { rerender } = render(<Page isOpen={false} />)
  screen.getByRole('main').focus()
  typeAhead(vi.fn())
  await userEvent.keyboard('abtx{Backspace}ril{Enter}')
  expect(pageKeys).toEqual([])
  await act(async () => rerender(<Page isOpen />))
  expect(screen.getByLabelText<HTMLInputElement>('Cliente').value).toBe('abtril')
  await userEvent.keyboard('es')
  expect(screen.getByLabelText<HTMLInputElement>('Cliente').value).toBe('abtriles')
})

test('Escape gives up the dialog, and gives the keys back to the page', async () => {
  const giveUp = vi.fn()
  render(<Page isOpen={false} />)
  screen.getByRole('main').focus()
  typeAhead(giveUp)
  await userEvent.keyboard('ab{Escape}t')
  expect(giveUp).toHaveBeenCalledTimes(1)
  expect(pageKeys).toEqual(['t'])
})

test('what is typed goes into the dialog that comes, and not into the one behind it', async () => {
  const { rerender } = render(<Page isOpen={false} />, { wrapper: Behind })
  screen.getByRole('main').focus()
  typeAhead(vi.fn())
  await userEvent.keyboard('ab')
  await act(async () => rerender(<Page isOpen />))
  expect(screen.getByLabelText<HTMLInputElement>('Cliente').value).toBe('ab')
  expect(screen.getByLabelText<HTMLInputElement>('Talla').value).toBe('')
})
