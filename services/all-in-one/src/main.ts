// Built beside the product, which is one bundle with its npm packages: it starts that bundle.
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ONLY_JOBS } from '@deportivo/platform/config'
import { limitHeap } from '@deportivo/platform/heap'
import { compile } from './code-cache.ts'
import { mapStacks } from './map-stacks.ts'
import type { startProduct } from './product.ts'

// First: V8 takes stored code only under the flags under which it was made.
limitHeap()
const file = fileURLToPath(new URL('product.cjs', import.meta.url))
// The process of the jobs has a limit of its heap among its flags.
const place = process.argv.includes(ONLY_JOBS) ? `${file}.jobs.cache` : `${file}.cache`
const { wrapper, storeCode } = compile(file, place)
mapStacks(file)

const bundle = { exports: {} as { startProduct: typeof startProduct } }
wrapper(bundle.exports, createRequire(file), bundle, file, dirname(file))
await bundle.exports.startProduct()
storeCode()
