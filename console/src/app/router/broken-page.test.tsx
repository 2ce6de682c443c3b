import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startReplies } from '../../shared/testing/start-replies.ts'
import { TextsProvider } from '../../shared/language/texts.tsx'
import { BrokenPage } from './broken-page.tsx'

let stop: (() => Promise<void>) | undefined

beforeEach(() => {
  // React and the router log the failed page, as they should.
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await stop?.()
})

const SCRIPT = 'Failed to fetch dynamically imported module: /assets/checkout-page.js'
const STYLES = 'Unable to preload CSS for /assets/checkout-page.css'

function Failing({ message }: { message: string }): never {
  throw new TypeError(message)
}

/** A page whose file could not be loaded, from a server that is there or not. */
async function openUnloadable(isServerThere: () => boolean, message = SCRIPT) {
  ;({ stop } = await startReplies(() => (isServerThere() ? { status: 200, body: {} } : null)))
  const element = <Failing message={message} />
  const router = createMemoryRouter([{ path: '/', element, errorElement: <BrokenPage /> }])
  render(
    <TextsProvider>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
}

it('a missing page file on a server that responds means an older release', async () => {
  await openUnloadable(() => true)
  expect(await screen.findByText('Hay una versión nueva')).toBeTruthy()
})

it('a page that could not be loaded because the server is away shows it, and stays after a failed retry', async () => {
  await openUnloadable(() => false)
  expect(await screen.findByText('No hay conexión con el servidor')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Recargar' }))
  expect(await screen.findByText('No hay conexión con el servidor')).toBeTruthy()
})

it('so does a page whose styles could not be loaded', async () => {
  await openUnloadable(() => false, STYLES)
  expect(await screen.findByText('No hay conexión con el servidor')).toBeTruthy()
})

it('opens by itself when the server is back', async () => {
  let isBack = false
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  await openUnloadable(() => isBack)
  await screen.findByText('No hay conexión con el servidor')
  expect(reload).not.toHaveBeenCalled()
  isBack = true
  await waitFor(() => expect(reload).toHaveBeenCalled(), { timeout: 30_000 })
})
