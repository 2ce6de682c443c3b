import { afterAll } from 'vitest'
import { startTestApp, type TestApp, type TestAppOptions } from './app.ts'
import { openShop, type Shop } from './shop.ts'

/** The application with the lists of a shop, for the tests of a file; it stops after the last one. */
export async function openCatalogue(
  options: Pick<TestAppOptions, 'isMoneyProved'> = {},
): Promise<{ app: TestApp; shop: Shop }> {
  const app = await startTestApp(options)
  afterAll(() => app.stop())
  return { app, shop: await openShop(app) }
}
