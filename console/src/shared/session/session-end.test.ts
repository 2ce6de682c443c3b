import { beforeEach, expect, test } from 'vitest'
import { rememberedUrl, rememberUrl, takeRememberedUrl } from './session-end.ts'

beforeEach(() => localStorage.clear())

test('a page of the console is come back to, once', () => {
  rememberUrl('/orders/all?search=botas')
  expect(rememberedUrl()).toBe('/orders/all?search=botas')
  expect(takeRememberedUrl()).toBe('/orders/all?search=botas')
  expect(takeRememberedUrl()).toBeNull()
})

test.each(['//otro.co/entrar', '/\\otro.co/entrar', 'https://otro.co', 'javascript:alert(1)'])(
  'no user is redirected to %s after signing in',
  (url) => {
    rememberUrl(url)
    expect(rememberedUrl()).toBeNull()
  },
)
