// `npm run dev`: the product restarts when its sources change, and the console reloads while you type.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { bundleOptions, entryPoints, productOptions } from './build.mjs'
import { exitWith } from './steps/failure.mjs'
import { installWhenChanged } from './steps/install-when-changed.mjs'
import { ROOT } from './steps/paths.mjs'

let product
let stopping = false
const children = new Set()

function run(args, cwd) {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

async function end(child) {
  if (!children.has(child)) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function restart() {
  if (product) await end(product)
  if (stopping) return
  product = run(['--enable-source-maps', join('services', 'all-in-one', 'dist', 'main.js')], ROOT)
}

// A change of shared code ends both builds, the product and the programs beside it, soon after each other.
const BOTH_BUILT_MS = 200
const unbuilt = new Set(['product', 'beside'])
let last = Promise.resolve()
let soon

const restartWhenBuilt = (part) => ({
  name: 'restart-when-built',
  setup({ onEnd }) {
    onEnd(({ errors }) => {
      clearTimeout(soon)
      if (errors.length > 0) return
      unbuilt.delete(part)
      if (unbuilt.size === 0) soon = setTimeout(() => (last = last.then(restart)), BOTH_BUILT_MS)
    })
  },
})

async function stop() {
  if (stopping) return
  stopping = true
  await Promise.all([...children].map(end))
  process.exit(0)
}

try {
  installWhenChanged()
  const { context } = await import('esbuild')
  const mine = entryPoints().filter((entry) => entry.out.startsWith('services/all-in-one/'))
  const watch = async (part, options) => {
    const watched = await context({ ...options, plugins: [...options.plugins, restartWhenBuilt(part)] })
    await watched.watch()
  }
  await watch('beside', { ...bundleOptions, entryPoints: mine })
  await watch('product', productOptions)
  run([join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')], join(ROOT, 'console'))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  exitWith(error)
}
