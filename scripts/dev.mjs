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

// The product and the programs beside it are two builds, which end soon after each other.
const BOTH_BUILT_MS = 200
let last = Promise.resolve()
let soon

const restartWhenBuilt = {
  name: 'restart-when-built',
  setup({ onEnd }) {
    onEnd(({ errors }) => {
      clearTimeout(soon)
      if (errors.length === 0) soon = setTimeout(() => (last = last.then(restart)), BOTH_BUILT_MS)
    })
  },
}

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
  const builds = [{ ...bundleOptions, entryPoints: mine }, productOptions].map((options) =>
    context({ ...options, plugins: [...options.plugins, restartWhenBuilt] }),
  )
  // Built whole before either is watched: the product must not start with half of its files.
  for (const watched of await Promise.all(builds)) {
    await watched.rebuild()
    await watched.watch()
  }
  run([join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')], join(ROOT, 'console'))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  exitWith(error)
}
