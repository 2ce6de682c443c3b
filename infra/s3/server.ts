import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { freePort } from '../embedded/server.ts'
import { startDaemon, type Daemon } from '../processes/daemon.ts'
import { java, javaOptions } from '../processes/java.ts'

export interface S3Options {
  /** Its data, a folder per bucket; a restarted server continues with it. */
  readonly dir: string
  readonly bucket: string
  /** With `keys`, lets a restarted server use the same address. */
  readonly port?: number
  readonly keys?: { id: string; secret: string }
}

export interface S3 extends Daemon {
  readonly endpoint: string
  readonly port: number
  readonly keys: { id: string; secret: string }
}

/**
 * A real S3 server (S3Proxy) on this machine only, over a folder. `scripts/fetch-jars.mjs` downloads it. Needs
 * Java 17.
 */
export async function startS3({ dir, bucket, ...options }: S3Options): Promise<S3> {
  const data = resolve(dir)
  const port = options.port ?? (await freePort())
  const keys = options.keys ?? { id: 'shop', secret: randomBytes(16).toString('base64url') }
  await mkdir(join(data, 'buckets', bucket), { recursive: true })
  const settings = join(data, 's3proxy.conf')
  await writeFile(settings, settingsOf(data, port, keys), { mode: 0o600 })
  const daemon = await startDaemon({
    program: java(),
    args: [...javaOptions('s3'), '-Xmx192m', 'org.gaul.s3proxy.Main', '--properties', settings],
    ready: /Started .*Server@/,
    log: () => undefined,
  })
  return { endpoint: `http://127.0.0.1:${port}`, port, keys, ...daemon }
}

function settingsOf(data: string, port: number, keys: { id: string; secret: string }): string {
  return [
    `s3proxy.endpoint=http://127.0.0.1:${port}`,
    's3proxy.authorization=aws-v2-or-v4',
    `s3proxy.identity=${keys.id}`,
    `s3proxy.credential=${keys.secret}`,
    'jclouds.provider=filesystem',
    `jclouds.filesystem.basedir=${join(data, 'buckets')}`,
    '',
  ].join('\n')
}
