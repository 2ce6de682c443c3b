import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP']

// Ctrl-C under npm arrives twice, from the terminal and from npm; the second would interrupt the draining.
const SAME_PRESS_MS = 1500

/**
 * Runs a built program in our place: it gets our signals, each once, and we end with its exit code. It has its own
 * session, so that signals reach it only through us, and it ends when we are killed. `options` are those of Node.
 */
export function runChild(script, args, options = ['--enable-source-maps']) {
  const preload = join(ROOT, 'scripts', 'steps', 'end-with-parent.mjs')
  const child = spawn(process.execPath, [...options, '--import', preload, script, ...args], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let lastSent = 0
  const pass = (signal) => {
    if (Date.now() - lastSent < SAME_PRESS_MS) return
    lastSent = Date.now()
    child.kill(signal)
  }
  for (const signal of ENDING) process.on(signal, pass)
  whenAbandoned(() => pass('SIGTERM'))
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

// When npm ends, it ends the shell that started us, but no signal reaches us: our parent process changes instead.
function whenAbandoned(act) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 500)
  watch.unref()
}
