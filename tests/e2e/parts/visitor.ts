import { join } from 'node:path'
import { repositoryRoot } from '@deportivo/infra/repository'
import { text } from '@deportivo/texts/text'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'

export type Screen = 'desktop' | 'tablet' | 'phone'

const SCREENS: Record<Screen, BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

// Live changes and pages take longer on a machine that also runs everything else.
const PATIENCE_MS = 30_000
/** For assertions that are retried until they hold. */
export const PATIENT = { timeout: PATIENCE_MS }

export interface Visitor {
  readonly page: Page
  /** Saves a screenshot beside the results, to examine a failure. */
  photograph(name: string): Promise<void>
  /** Closes the browser; a script error of the page fails the test now. */
  leave(): Promise<void>
}

interface Visit {
  readonly screen?: Screen | undefined
  /** Of a user who has signed in here before. */
  readonly token?: string | undefined
}

/** Opens a separate browser, like another machine in the shop. */
export async function visit(
  browser: Browser,
  address: string,
  { screen, token }: Visit = {},
): Promise<Visitor> {
  const stored = token === undefined ? [] : [{ name: 'access_token', value: token }]
  const context = await browser.newContext({
    ...SCREENS[screen ?? 'desktop'],
    baseURL: address,
    storageState: { cookies: [], origins: [{ origin: address, localStorage: stored }] },
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const broken: string[] = []
  // Of every tab.
  context.on('weberror', (error) => broken.push(String(error.error().stack)))
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text())
  })
  return {
    page,
    async photograph(name) {
      const folder = join(repositoryRoot(), '.cache', 'test-results', 'screens')
      await page.screenshot({ path: join(folder, `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.png`) })
    },
    async leave() {
      await context.close()
      expect(broken).toEqual([])
    },
  }
}

/** Signs in through the form: the requested page follows the login. */
export async function enterAs(
  { page }: Visitor,
  email: string,
  password: string,
  path: string,
): Promise<void> {
  await page.goto(path)
  await page.getByLabel(text('login.email')).fill(email)
  await page.getByLabel(text('login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: text('login.submit') }).click()
  await page.getByRole('main').waitFor()
  await page.waitForURL((url) => url.pathname !== '/login')
}
