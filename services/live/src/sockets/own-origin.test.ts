import { expect, it } from 'vitest'
import { isOwnOrigin } from './own-origin.ts'

const PUBLIC = 'https://tienda.co'
const asks = (headers: { origin?: string; host: string }) => isOwnOrigin({ headers }, PUBLIC)

it('a page of the console may open a socket, under its public name and under the requested host', () => {
  expect(asks({ origin: 'https://tienda.co', host: '10.0.0.7:8080' })).toBe(true)
  expect(asks({ origin: 'http://192.168.1.20:8080', host: '192.168.1.20:8080' })).toBe(true)
})

it('a client that is no browser sends no origin and may connect', () => {
  expect(asks({ host: 'tienda.co' })).toBe(true)
})

it.each(['https://otro.co', 'https://tienda.co.otro.co', 'https://tienda.co:8443', 'null', ''])(
  'a page of %s may not',
  (origin) => {
    expect(asks({ origin, host: 'tienda.co' })).toBe(false)
  },
)
