import type { ComponentType } from 'react'
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { LoadingPage } from '../../pages/shell/loading-page.tsx'
import { NotFoundPage } from '../../pages/shell/not-found-page.tsx'
import { PATTERNS, paths } from '../../shared/navigation/paths.ts'
import { loadBoardTexts, loadTexts } from '../../shared/language/texts.tsx'
import { BrokenPage } from './broken-page.tsx'
import { HomeRedirect, UsersRedirect } from './home-redirect.tsx'
import { Layout } from '../layout/layout.tsx'
import { PAGES, PUBLIC_PAGES, type PageLoader } from '../pages.ts'
import { requireIds } from './require-ids.ts'
import { GuestGate, SessionGate } from './session-gate.tsx'

/** A page and its words come together, beside each other. */
const lazy =
  (load: PageLoader, loadWords: () => Promise<void> = loadTexts) =>
  async (): Promise<{ Component: ComponentType }> => {
    const [Component] = await Promise.all([load(), loadWords()])
    return { Component }
  }

const wordsOf = (path: string) => (path === PATTERNS.dispatches ? loadBoardTexts : loadTexts)

const routesTo = (pages: Readonly<Record<string, PageLoader>>): RouteObject[] =>
  Object.entries(pages).map(([path, load]) => ({ path, loader: requireIds, lazy: lazy(load, wordsOf(path)) }))

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
            lazy: lazy(
              () => import('../../pages/auth/login-page.tsx').then((page) => page.LoginPage),
              loadBoardTexts,
            ),
          },
        ],
      },
      { path: PATTERNS.loading, element: <LoadingPage /> },
      { path: PATTERNS.notFound, element: <NotFoundPage /> },
      ...routesTo(PUBLIC_PAGES),
      {
        element: <SessionGate />,
        children: [
          { path: paths.home, element: <HomeRedirect /> },
          { path: '/users', element: <UsersRedirect /> },
          {
            lazy: lazy(() => Promise.resolve(Layout), loadBoardTexts),
            children: [{ errorElement: <BrokenPage />, children: routesTo(PAGES) }],
          },
        ],
      },
      { path: '*', element: <Navigate to={paths.notFound} replace /> },
    ],
  },
])
