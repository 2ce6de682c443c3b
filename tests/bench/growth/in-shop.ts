import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Running } from '@deportivo/platform/run'
import { fillShop } from '../data/fill-shop.ts'
import { startDatabase, type BenchDatabase } from '../parts/database.ts'
import { runProduct } from '../parts/in-process.ts'
import { startProduct } from '../parts/processes.ts'
import { signIn } from '../parts/sign-in.ts'

const PORT = 8172

/** The headers of a signed-in user. */
export type As = Awaited<ReturnType<typeof signIn>>

export interface Shop {
  database: BenchDatabase
  /** The product in this process. */
  running: Running
  as: As
}

/** The tokens of a product in a process of its own: threads that hash passwords are not part of this program. */
async function signInOnce(database: BenchDatabase, dataDir: string): Promise<As> {
  const program = join(process.argv.at(-1) ?? '', 'product', 'main.js')
  const product = await startProduct(program, PORT, { DATABASE_URL: database.url, DATA_DIR: dataDir })
  try {
    return await signIn(PORT, ['two', 'online_seller', 'head_dispatch'])
  } finally {
    await product.stop()
  }
}

/** Measures in a shop with products, clients and what `fill` adds; the shop is removed afterwards. */
export async function inShop<Measured>(
  fill: (database: BenchDatabase) => Promise<void>,
  measure: (shop: Shop) => Promise<Measured>,
): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'deportivo-growth-'))
  const database = await startDatabase(dataDir)
  try {
    await fillShop(database.db)
    await fill(database)
    const as = await signInOnce(database, dataDir)
    const running = await runProduct({ url: database.url, dataDir })
    try {
      return await measure({ database, running, as })
    } finally {
      await running.stop()
    }
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
