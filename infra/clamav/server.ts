import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { freePort } from '../embedded/server.ts'
import { startDaemon, type Daemon } from '../processes/daemon.ts'

export interface ClamdOptions {
  readonly dir: string
  /** What the scanner reports as malware: these bytes, anywhere in a file. */
  readonly malware: string
  /** Lets a restarted scanner use the same address. */
  readonly port?: number
}

export interface Clamd extends Daemon {
  readonly port: number
  readonly tcpUrl: string
  readonly socketUrl: string
}

/** A real clamd on this machine only, with a single signature. Needs `clamd` on the PATH. */
export async function startClamd({ dir, malware, port: wanted }: ClamdOptions): Promise<Clamd> {
  const data = resolve(dir)
  const port = wanted ?? (await freePort())
  await mkdir(join(data, 'signatures'), { recursive: true })
  const signature = `Shop.Test:0:*:${Buffer.from(malware).toString('hex')}\n`
  await writeFile(join(data, 'signatures', 'test.ndb'), signature)
  const settings = join(data, 'clamd.conf')
  await writeFile(settings, settingsOf(data, port))
  const daemon = await startDaemon({
    program: 'clamd',
    args: ['--config-file', settings],
    ready: /Self checking every/,
    log: () => undefined,
  })
  const socketUrl = `unix:${join(data, 'clamd.ctl')}`
  return { port, tcpUrl: `tcp://127.0.0.1:${port}`, socketUrl, ...daemon }
}

function settingsOf(data: string, port: number): string {
  return [
    'Foreground true',
    `DatabaseDirectory ${join(data, 'signatures')}`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    `LocalSocket ${join(data, 'clamd.ctl')}`,
    // A killed scanner leaves its socket file behind.
    'FixStaleSocket true',
    // Small, so that a test can exceed it.
    'StreamMaxLength 1M',
    '',
  ].join('\n')
}
