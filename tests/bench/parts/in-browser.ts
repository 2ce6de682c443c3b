import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../e2e/parts/browser.ts'
import type { Line } from '../report/line.ts'
import { printTable, surroundingsOf, writeTable } from '../report/write.ts'
import { untilCaughtUp } from './backlog.ts'
import { startDatabase } from './database.ts'
import { startProduct } from './processes.ts'

interface Measured {
  /** The page of docs that is written, which begins with these lines. */
  path: string
  about: readonly string[]
  lines: readonly Line[]
}

/**
 * Measures the product in a browser, on a port of this machine, after a database was filled: prints the table, and writes
 * it. The built programs lie in the folder that the last argument names.
 */
export async function measureInBrowser(
  { name, port, fill }: { name: string; port: number; fill: (db: Knex) => Promise<void> },
  measure: (browser: Browser) => Promise<Measured>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), `deportivo-${name}-`))
  const database = await startDatabase(dataDir)
  try {
    process.stdout.write('… filling\n')
    await fill(database.db)
    const program = join(process.argv.at(-1) ?? '', 'product', 'main.js')
    const product = await startProduct(program, port, { DATABASE_URL: database.url, DATA_DIR: dataDir })
    const browser = await openBrowser()
    try {
      await untilCaughtUp(database.db)
      const { path, about, lines } = await measure(browser)
      printTable(lines)
      const surroundings = (await surroundingsOf(database.db)).slice(0, 2)
      await writeTable(path, [...about, '', ...surroundings, ''], lines)
      if (process.argv.includes('--strict') && lines.some((line) => !line.isReached)) process.exitCode = 1
    } finally {
      await browser.close()
      await product.stop()
    }
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
