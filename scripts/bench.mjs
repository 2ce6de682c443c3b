// `npm run bench [-- --quick | --full] [--strict]`: compares the product with a minimal server (the floor), in one
// table and in docs/benchmarks.md. `--growth=300000`: what reads cost in a shop of so many orders, in docs/growth.md;
// `--growth-products=50000`: of so many products, in docs/growth-products.md. `--screens`: what a user of the board
// feels in a browser, in docs/screens.md. `--shared-page`: what a client with a cheap phone feels, in docs/shared-page.md.
import { join } from 'node:path'
import { exitWith, Failure } from './steps/failure.mjs'
import { installWhenChanged } from './steps/install-when-changed.mjs'
import { ROOT } from './steps/paths.mjs'
import { runChild } from './steps/run-child.mjs'

const KNOWN = [
  '--quick',
  '--full',
  '--strict',
  '--growth=<orders>',
  '--growth-products=<products>',
  '--screens',
  '--shared-page',
]
const IN_BROWSER = ['--screens', '--shared-page']
const GROWTH = /^--growth(-products)?=\d+$/
// A separate build: the one in use may be rebuilt while this runs.
const BUILT = join(ROOT, '.cache', 'bench')

async function build(isWithConsole) {
  const { build: bundle } = await import('esbuild')
  const { buildConsole, bundleOptions, entryPoints, productOptions } = await import('./build.mjs')
  const moved = (entry) => ({ ...entry, out: entry.out.replace('services/all-in-one/dist', 'product') })
  const product = entryPoints()
    .filter((entry) => entry.out.startsWith('services/all-in-one/dist/'))
    .map(moved)
  const own = [
    { in: 'tests/bench/main.ts', out: 'bench' },
    { in: 'tests/bench/floor/main.ts', out: 'floor' },
    { in: 'tests/bench/growth/main.ts', out: 'growth' },
    { in: 'tests/bench/growth/products.ts', out: 'growth-products' },
    { in: 'tests/bench/screens/main.ts', out: 'screens' },
    { in: 'tests/bench/shared-page/main.ts', out: 'shared-page' },
  ]
  await Promise.all([
    bundle({ ...bundleOptions, outdir: BUILT, entryPoints: [...product, ...own] }),
    bundle({ ...productOptions, outdir: BUILT, entryPoints: productOptions.entryPoints.map(moved) }),
    ...(isWithConsole ? [buildConsole()] : []),
  ])
}

function programOf(args) {
  const inBrowser = IN_BROWSER.find((name) => args.includes(name))
  if (inBrowser) return `${inBrowser.slice(2)}.js`
  const growth = args.find((arg) => GROWTH.test(arg))
  return growth ? `${growth.slice(2, growth.indexOf('='))}.js` : 'bench.js'
}

try {
  const args = process.argv.slice(2)
  const unknown = args.find((arg) => !KNOWN.includes(arg) && !GROWTH.test(arg))
  if (unknown) throw new Failure(`Usage: npm run bench -- [${KNOWN.join('] [')}]`)
  installWhenChanged()
  await build(IN_BROWSER.some((name) => args.includes(name)))
  runChild(join(BUILT, programOf(args)), [...args, BUILT])
} catch (error) {
  exitWith(error)
}
