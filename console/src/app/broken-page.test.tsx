// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startReplies } from '../shared/testing/start-replies.ts'
import { TextsProvider } from '../shared/language/texts.tsx'
import { BrokenPage } from './broken-page.tsx'

let stop: (() => Promise<void>) | undefined

beforeEach(() => {
  // Both tell the developer of the page that failed, as they should.
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await stop?.()
})

const Failing = (): never => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/checkout-page.js')
}

/** A page whose file could not be loaded, from a server that is there or not. */
async function openUnloadable(isServerThere: boolean) {
  ;({ stop } = await startReplies(() => (isServerThere ? { status: 200, body: {} } : null)))
  const router = createMemoryRouter([{ path: '/', element: <Failing />, errorElement: <BrokenPage /> }])
  render(
    <TextsProvider>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
}

it('a page whose file is gone from a server that answers is one of an older release', async () => {
  await openUnloadable(true)
  expect(await screen.findByText('Hay una versión nueva')).toBeTruthy()
})

it('a page that the server could not give, being away, says so and stays when one tries again', async () => {
  await openUnloadable(false)
  expect(await screen.findByText('No hay conexión con el servidor')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Recargar' }))
  expect(await screen.findByText('No hay conexión con el servidor')).toBeTruthy()
})
