import type { ComponentType } from 'react'
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { LoadingPage } from '../pages/loading-page.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { UnbuiltPage } from '../pages/unbuilt-page.tsx'
import { PATTERNS, paths } from '../shared/paths.ts'
import { loadTexts } from '../shared/texts.tsx'
import { BrokenPage } from './broken-page.tsx'
import { HomeRedirect } from './home-redirect.tsx'
import { Layout } from './layout.tsx'
import { PAGES, PUBLIC_PAGES, UNBUILT, UNBUILT_PUBLIC, type PageLoader } from './pages.ts'
import { GuestGate, SessionGate } from './session-gate.tsx'

/** A page and its words come together, beside each other. */
const lazy = (load: PageLoader) => async (): Promise<{ Component: ComponentType }> => {
  const [Component] = await Promise.all([load(), loadTexts()])
  return { Component }
}

const routesTo = (pages: Readonly<Record<string, PageLoader>>): RouteObject[] =>
  Object.entries(pages).map(([path, load]) => ({ path, lazy: lazy(load) }))

const built = routesTo(PAGES)
const unbuilt: RouteObject[] = UNBUILT.map((path) => ({ path, element: <UnbuiltPage /> }))
const unbuiltPublic: RouteObject[] = UNBUILT_PUBLIC.map((path) => ({ path, element: <UnbuiltPage /> }))

export const router = createBrowserRouter([
  {
    element: <Outlet />,
    errorElement: <BrokenPage />,
    hydrateFallbackElement: <LoadingPage />,
    children: [
      {
        element: <GuestGate />,
        children: [
          {
            path: PATTERNS.login,
            lazy: lazy(() => import('../pages/login-page.tsx').then((page) => page.LoginPage)),
          },
        ],
      },
      { path: PATTERNS.loading, element: <LoadingPage /> },
      { path: PATTERNS.notFound, element: <NotFoundPage /> },
      ...routesTo(PUBLIC_PAGES),
      ...unbuiltPublic,
      {
        element: <SessionGate />,
        children: [
          { path: paths.home, element: <HomeRedirect /> },
          { path: '/users', element: <Navigate to={paths.users} replace /> },
          {
            lazy: lazy(() => Promise.resolve(Layout)),
            children: [{ errorElement: <BrokenPage />, children: [...built, ...unbuilt] }],
          },
        ],
      },
      { path: '*', element: <Navigate to={paths.notFound} replace /> },
    ],
  },
])
