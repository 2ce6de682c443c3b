import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { freePort } from '../embedded/server.ts'
import { startDaemon, type Daemon } from '../processes/daemon.ts'

export interface RedisOptions {
  readonly dir: string
  readonly log?: (line: string) => void
  /** With `password`, lets a restarted server use the same address. */
  readonly port?: number
  readonly password?: string
}

export interface Redis extends Daemon {
  readonly url: string
}

/** A real Redis on this machine only, whose jobs survive a restart. Needs `redis-server` on the PATH. */
export async function startRedis({
  dir,
  log = () => undefined,
  port,
  password,
}: RedisOptions): Promise<Redis> {
  const data = resolve(dir)
  await mkdir(data, { recursive: true })
  const address = port ?? (await freePort())
  const secret = password ?? randomBytes(16).toString('base64url')
  const daemon = await startDaemon({
    program: 'redis-server',
    args: ['-'],
    input: redisConf(data, address, secret),
    ready: /Ready to accept connections/,
    log,
  })
  return { url: `redis://:${secret}@127.0.0.1:${address}`, ...daemon }
}

function redisConf(data: string, port: number, password: string): string {
  return [
    `bind 127.0.0.1`,
    `port ${port}`,
    `dir "${data}"`,
    `requirepass ${password}`,
    // Every write is in the file within a second: jobs survive a kill.
    'appendonly yes',
    'save ""',
    // Jobs must never be dropped to make room.
    'maxmemory-policy noeviction',
    '',
  ].join('\n')
}
