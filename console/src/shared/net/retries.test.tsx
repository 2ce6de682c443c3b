import { act, cleanup, render, screen } from '@testing-library/react'
import useSWR, { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorOf } from './call-error.ts'
import { RETRIES } from './retries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A page whose reading fails with this status until the server works again. */
function showPage(status: number) {
  const server = { isWorking: false }
  const read = () =>
    server.isWorking ? Promise.resolve('los pedidos') : Promise.reject(errorOf(status, null, null))
  function Page() {
    const { data, error } = useSWR<string, Error>(`page ${status}`, read)
    return <p>{data ?? (error ? 'no se pudo' : 'cargando')}</p>
  }
  render(
    <SWRConfig value={{ ...RETRIES, provider: () => new Map() }}>
      <Page />
    </SWRConfig>,
  )
  return server
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a page that failed while the server was away appears by itself when it is back', async () => {
  const server = showPage(503)
  await pass(30_000)
  expect(screen.getByText('no se pudo')).toBeTruthy()
  server.isWorking = true
  await pass(30_000)
  expect(screen.getByText('los pedidos')).toBeTruthy()
})

test('a page that is refused is not read again', async () => {
  const server = showPage(403)
  await pass(1_000)
  server.isWorking = true
  await pass(60_000)
  expect(screen.getByText('no se pudo')).toBeTruthy()
})
