import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { startReplies } from '../testing/start-replies.ts'
import { fetchLaterParts, later } from './later.tsx'

let stop: (() => Promise<void>) | undefined
afterEach(async () => {
  cleanup()
  await stop?.()
})

it('a dialog whose file does not arrive while the server is away opens when it is back, and the page stays', async () => {
  let isBack = false
  let looks = 0
  ;({ stop } = await startReplies(() => {
    looks += 1
    return isBack ? { status: 200, body: {} } : null
  }))
  const Dialog = later(() =>
    isBack ? Promise.resolve(() => <p>Empacar</p>) : Promise.reject(new TypeError('Failed to fetch')),
  )
  show(
    <>
      <p>Tablero</p>
      <Dialog />
    </>,
  )
  expect(await screen.findByText('Tablero')).toBeTruthy()
  await waitFor(() => expect(looks).toBeGreaterThan(0))
  isBack = true
  expect(await screen.findByText('Empacar', {}, { timeout: 30_000 })).toBeTruthy()
  expect(screen.getByText('Tablero')).toBeTruthy()
})

it('a dialog whose file was fetched ahead is there in the first drawing', async () => {
  const Dialog = later(() => Promise.resolve(() => <p>Guía</p>))
  await fetchLaterParts()
  show(<Dialog />)
  expect(screen.getByText('Guía')).toBeTruthy()
})
