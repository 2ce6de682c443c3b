import type { TestProject } from 'vitest/node'
import { PASSWORD } from '../password.ts'
import { startProduct } from '../product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a finished first start of the product; every test file continues with a copy. */
    companyDir: string
  }
}

/** The demo company, filled once for all test files of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const first = await startProduct({ topology: 'embedded', password: PASSWORD })
  await first.end()
  project.provide('companyDir', first.dataDir)
  return () => first.stop()
}
