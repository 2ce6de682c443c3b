import { fileURLToPath } from 'node:url'
import type { ProvidedContext } from 'vitest'
import { formChecks } from './console/build/form-checks.ts'
import type { Plugin } from 'vite'
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = fileURLToPath(new URL('.', import.meta.url))
const globalSetup = (file: string) => [`${root}tests/kit/global/${file}.ts`]

interface Price {
  readonly name: string
  readonly include: string[]
  readonly exclude?: string[]
  readonly environment?: 'happy-dom'
  readonly plugins?: Plugin[]
  readonly setupFiles?: string[]
  readonly globalSetup?: string[]
  /** Installed modules that are loaded as those of the product are, and not once per worker. */
  readonly server?: { deps: { inline: string[] } }
  readonly provide?: Partial<ProvidedContext>
  /** False: a worker loads the modules of the product once, and not once per file. */
  readonly isolate?: false
  readonly maxWorkers: number
  readonly testTimeout: number
}

// The second tier is named `*.extended.*`: `npm test` leaves it out, `npm test -- --second` runs it alone,
// `npm test -- --all` and vitest itself run both.
const OTHER_TIERS: Record<string, string[]> = {
  first: ['**/*.extended.*'],
  second: ['**/!(*.extended.*).{ts,tsx}'],
}
const OTHER_TIER = OTHER_TIERS[process.env['TEST_TIER'] ?? ''] ?? []

// The runner that runs these over the distributed start too need not run them twice.
const ELSEWHERE = process.env['TEST_DISTRIBUTED'] === 'too' ? ['**/*.distributed.*'] : []

// The suffix of a test file is its price; each price is a project, and one runs after the other.
const project = ({ plugins, ...price }: Price, order: number): TestProjectConfiguration => ({
  plugins: plugins ?? [],
  test: {
    root,
    pool: 'forks',
    hookTimeout: 4 * price.testTimeout,
    expect: { poll: { timeout: 30_000 } },
    sequence: { groupOrder: order },
    ...price,
    exclude: [
      ...configDefaults.exclude,
      '**/.data/**',
      '**/.cache/**',
      ...OTHER_TIER,
      ...(price.exclude ?? []),
    ],
  },
})

const PRICED = ['**/*.db.test.ts', '**/*.kafka.test.ts', '**/*.e2e.test.ts']

const PRICES: Price[] = [
  {
    name: 'pure',
    isolate: false,
    include: ['**/*.test.ts'],
    exclude: [...PRICED, 'console/src/**'],
    maxWorkers: 2,
    testTimeout: 30_000,
  },
  {
    name: 'console',
    isolate: false,
    include: ['console/src/**/*.test.ts', 'console/src/**/*.test.tsx'],
    environment: 'happy-dom',
    plugins: [formChecks()],
    setupFiles: ['console/src/shared/testing/fresh-page.ts'],
    // Its cache is a variable of the module.
    server: { deps: { inline: ['swr'] } },
    maxWorkers: 2,
    testTimeout: 60_000,
  },
  {
    name: 'db',
    isolate: false,
    include: ['**/*.db.test.ts'],
    globalSetup: globalSetup('postgres'),
    // A worker waits for PostgreSQL half of its time.
    maxWorkers: 3,
    testTimeout: 60_000,
  },
  {
    name: 'kafka',
    include: ['**/*.kafka.test.ts'],
    globalSetup: [...globalSetup('postgres'), ...globalSetup('kafka')],
    // Each has a broker of its own, unless there is one already.
    maxWorkers: process.env['KAFKA_BROKERS'] || process.env['REDIS_URL'] ? 1 : 2,
    testTimeout: 120_000,
  },
  {
    name: 'e2e',
    include: ['**/*.e2e.test.ts'],
    exclude: ELSEWHERE,
    provide: { topology: 'embedded' },
    globalSetup: globalSetup('company'),
    maxWorkers: 2,
    testTimeout: 120_000,
  },
  {
    name: 'distributed',
    // What may differ between one process and many: the rest is the same browser on the same pages.
    include: ['**/*.distributed*.e2e.test.ts'],
    provide: { topology: 'distributed' },
    globalSetup: [...globalSetup('postgres'), ...globalSetup('kafka')],
    maxWorkers: 1,
    testTimeout: 240_000,
  },
]

const isWalk = ({ moduleId }: TestSpecification) => moduleId.includes('/e2e/walks/')

/** The walks take longest: begun last, one of them would run alone beside an idle worker. */
class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))]
  }
}

export default defineConfig({
  test: { projects: PRICES.map(project), sequence: { sequencer: WalksFirst } },
})
