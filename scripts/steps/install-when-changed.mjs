import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { ROOT } from './paths.mjs'
import { sourceHash } from './source-hash.mjs'

const stampOf = (root) => join(root, 'node_modules', '.deportivo-install')

// One of the links that workspaces have to each other: a copy of the top folder's packages alone lacks them.
const WORKSPACE_LINK = join(
  'services',
  'all-in-one',
  'node_modules',
  '@deportivo',
  'platform',
  'package.json',
)

/** Whether the packages of this state were installed in this very checkout. */
export function isInstalled(root, wanted) {
  const stamp = stampOf(root)
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) return false
  return existsSync(join(root, WORKSPACE_LINK))
}

/** Installs exactly what the lockfile states, with the pinned pnpm, unless that was done already. */
export function installWhenChanged() {
  const wanted = `${process.platform}-${process.arch}-${sourceHash(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])}`
  if (isInstalled(ROOT, wanted)) return
  console.log('Installing packages (once; a minute or two) …')
  // With CI set, pnpm does not prompt, so a start without a terminal cannot hang.
  const { status, error } = spawnSync('npx', ['--yes', pinnedPnpm(), 'install', '--frozen-lockfile'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true' },
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    throw new Failure(
      `The packages could not be installed${error ? ` (${error.message})` : ''}. ` +
        'Look at the lines above: most often it is the network, or a full disk.',
    )
  }
  writeFileSync(stampOf(ROOT), wanted)
}

function pinnedPnpm() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).packageManager
}
