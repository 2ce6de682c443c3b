import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'

export interface Program {
  readonly program: string
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

const SETPRIV = '/usr/bin/setpriv'

/**
 * Starts a program and owns its input and output. It has its own session, so that Ctrl-C reaches it only through
 * this process and in order; on Linux it ends with this process even when that is killed.
 */
export function launch({ program, args, env = process.env }: Program): ChildProcess {
  const [file, given] = existsSync(SETPRIV)
    ? [SETPRIV, ['--pdeathsig', 'KILL', program, ...args]]
    : [program, [...args]]
  return spawn(file, given, { detached: true, stdio: ['pipe', 'pipe', 'inherit'], env })
}
