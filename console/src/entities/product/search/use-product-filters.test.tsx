import { act, cleanup, renderHook } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { useProductFilters } from './use-product-filters.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const SESSION = { user: { id: 1, codes: [] }, grants: {} } as unknown as Session

/** The product page at `address`, as the browser would open it. */
function openAt(address: string) {
  let router: ReturnType<typeof createMemoryRouter> | undefined
  const { result, unmount } = renderHook(() => useProductFilters(), {
    wrapper: ({ children }: { children: ReactNode }) => {
      router ??= createMemoryRouter([{ path: '/products', element: children }], { initialEntries: [address] })
      return (
        <SessionProvider session={SESSION}>
          <RouterProvider router={router} />
        </SessionProvider>
      )
    },
  })
  return {
    filters: () => result.current[0],
    choose: (next: { brand?: string; color?: string }) => act(async () => result.current[1](next)),
    back: () => act(async () => router?.navigate(-1)),
    search: () => router?.state.location.search,
    unmount,
  }
}

it("'Back' undoes the first filter of products, and the next page opens without it", async () => {
  const page = openAt('/products')
  await page.choose({ brand: '3' })
  await page.choose({ color: '7' })
  await page.back()
  expect([page.search(), page.filters()]).toEqual(['?brand=3', { brand: '3' }])
  await page.back()
  expect(page.search()).toBe('')
  page.unmount()
  expect(openAt('/products').search()).toBe('')
})

it('a page of products opened without filters goes on with the last ones of the tab, and a shared link with its own', async () => {
  const page = openAt('/products')
  await page.choose({ brand: '3' })
  page.unmount()
  const again = openAt('/products')
  expect(again.search()).toBe('?brand=3')
  again.unmount()
  expect(openAt('/products?color=7').search()).toBe('?color=7')
})
