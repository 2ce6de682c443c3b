import { mkdir, mkdtemp, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { dirname, join } from 'node:path'
import { existsSync, lstatSync } from 'node:fs'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findBinaries } from './binaries.ts'
import { CannotStart } from './cannot-start.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './postgres.ts'
import { readPostmaster } from './postmaster.ts'
import { freePort } from './server.ts'

let folder: string
let running: EmbeddedPostgres[]
const messages: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deportivo-embedded-'))
  running = []
  messages.length = 0
})

afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()))
  await rm(folder, { recursive: true, force: true })
})

const dataDir = () => join(folder, 'data')

async function start(options: { dataDir?: string; port?: number } = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataDir: dataDir(),
    log: (line) => messages.push(line),
    ...options,
  })
  running.push(server)
  return server
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

describe('a start on its own data', () => {
  it('continues with the data of the previous start, on the same port', async () => {
    const first = await start()
    await ask(first.ownerUrl, 'create table kept as select 7 as n')
    await first.stop()
    const second = await start()
    expect(await ask(second.ownerUrl, 'select n from kept')).toEqual([7])
    expect(second).toMatchObject({ url: first.url, adopted: false })
  })

  it('moves to a free port when another program uses the previous one', async () => {
    const first = await start()
    await first.stop()
    const other = await start({ dataDir: join(folder, 'other'), port: Number(new URL(first.url).port) })
    const second = await start()
    expect(new URL(second.url).port).not.toBe(new URL(other.url).port)
    expect(await ask(second.url, 'select 1')).toEqual([1])
  })

  it('takes over the server of a killed process, with every committed row', async () => {
    const orphan = await startInProcessAndKill()
    const server = await start()
    expect(server.adopted).toBe(true)
    expect((await readPostmaster(join(dataDir(), 'postgres')))?.pid).toBe(orphan)
    expect(await ask(server.ownerUrl, 'select n from written_before_the_kill')).toEqual([1])
  })

  it('recovers the data when the server was killed with everything else', async () => {
    const orphan = await startInProcessAndKill()
    process.kill(orphan, 'SIGKILL')
    const server = await start()
    expect(server.adopted).toBe(false)
    expect(await ask(server.ownerUrl, 'select n from written_before_the_kill')).toEqual([1])
  })

  it('restarts the server on the same port when it dies', async () => {
    const server = await start()
    const { pid } = (await readPostmaster(join(dataDir(), 'postgres'))) ?? { pid: 0 }
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => ask(server.url, 'select 1').catch(() => 'away'), { timeout: 20_000 }).toEqual([1])
    expect((await readPostmaster(join(dataDir(), 'postgres')))?.pid).not.toBe(pid)
  })

  it('waits for another process that is stopping', async () => {
    const first = await start()
    const second = start()
    const before = await Promise.race([second, sleep(1500, 'waiting')])
    expect(before).toBe('waiting')
    await first.stop()
    expect(await second).toMatchObject({ adopted: false })
    expect(await ask((await second).url, 'select 1')).toEqual([1])
  })

  it.runIf(existsSync('/proc'))('gives the server only the variables that it needs', async () => {
    await start()
    const { pid } = (await readPostmaster(join(dataDir(), 'postgres'))) ?? { pid: 0 }
    const names = (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0').map((one) => one.split('=')[0])
    const needed = ['', 'LC_ALL', 'PATH', 'LD_LIBRARY_PATH', 'PGDATA', 'PG_GRANDPARENT_PID']
    expect(names.filter((name) => !needed.includes(name ?? ''))).toEqual([])
  })

  it('ignores a process number that now belongs to another program', async () => {
    const first = await start()
    await first.stop()
    const file = join(dataDir(), 'postgres', 'postmaster.pid')
    await writeFile(
      file,
      `${process.ppid}\n${join(dataDir(), 'postgres')}\n1\n5432\n\n127.0.0.1\n0 0\nready   \n`,
    )
    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await ask(second.url, 'select 1')).toEqual([1])
  })
})

describe('a refused start, with a message of one line', () => {
  const refusal = async (work: Promise<unknown>): Promise<string> => {
    const error: unknown = await work.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(CannotStart)
    const { message } = error as CannotStart
    expect(message).not.toContain('\n')
    return message
  }

  it('names a folder with other contents, and does not change it', async () => {
    await mkdir(dataDir())
    await writeFile(join(dataDir(), 'letter.txt'), 'Dear customer')
    expect(await refusal(start())).toContain('is not a data folder of this product')
    expect(existsSync(join(dataDir(), 'postgres'))).toBe(false)
  })

  it('lists the steps when the data is of another major version', async () => {
    await (await start()).stop()
    await writeFile(join(dataDir(), 'postgres', 'PG_VERSION'), '14\n')
    expect(await refusal(start())).toMatch(/was made by PostgreSQL 14 .*pg_dump/)
  })

  it('names a path that is a file', async () => {
    await writeFile(dataDir(), '')
    expect(await refusal(start())).toContain('is not a folder')
  })

  it('requires the password file', async () => {
    await (await start()).stop()
    await unlink(join(dataDir(), 'postgres-password'))
    expect(await refusal(start())).toContain('password, is missing')
  })

  it.skipIf(!canMount())('reports a full disk', async () => {
    await mkdir(dataDir())
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', dataDir()])
    try {
      expect(await refusal(start())).toMatch(/The disk of .* is full/)
    } finally {
      execFileSync('umount', [dataDir()])
    }
  })
})

describe('protection and completeness of the database', () => {
  it('listens on this machine only and requires the password', async () => {
    const server = await start()
    expect(await ask(server.url, 'show listen_addresses')).toEqual(['127.0.0.1'])
    const guess = new URL(server.adminUrl)
    guess.password = 'guess'
    await expect(ask(guess.toString(), 'select 1')).rejects.toThrow('password authentication failed')
    expect((await stat(join(dataDir(), 'postgres-password'))).mode & 0o777).toBe(0o600)
    expect(await readFile(join(dataDir(), 'postgres-password'), 'utf8')).toContain(
      new URL(server.adminUrl).password,
    )
  })

  it('lets neither the application nor the owner become superuser', async () => {
    const { url, ownerUrl } = await start()
    for (const address of [url, ownerUrl]) {
      const rights =
        'select rolsuper or rolcreaterole or rolcreatedb from pg_roles where rolname = session_user'
      expect(await ask(address, rights)).toEqual([false])
      await expect(ask(address, 'set role deportivo')).rejects.toThrow('permission denied')
      await expect(ask(address, 'set session authorization deportivo')).rejects.toThrow('permission denied')
    }
    await expect(ask(url, 'set role deportivo_owner')).rejects.toThrow('permission denied')
    await expect(ask(url, 'create schema mine')).rejects.toThrow('permission denied')
  })

  it('refuses the database of a pre-release, which belongs to the superuser', async () => {
    const first = await start()
    const maintenance = new URL(first.adminUrl)
    maintenance.pathname = '/postgres'
    await ask(maintenance.toString(), 'alter database deportivo owner to deportivo')
    await first.stop()
    await expect(start()).rejects.toThrow('made by a pre-release')
  })

  it('sorts names as a Colombian list does', async () => {
    const server = await start()
    const sorted = `select n from (values ('Zapata'), ('Álvarez'), ('Ñáñez'), ('Nariño'), ('Ospina')) v (n) order by n`
    expect(await ask(server.url, sorted)).toEqual(['Álvarez', 'Nariño', 'Ñáñez', 'Ospina', 'Zapata'])
  })

  it('makes the library links that an install without scripts omits', async () => {
    const link = join(dirname(dirname(findBinaries().postgres)), 'lib', 'libecpg.so')
    await unlink(link)
    findBinaries()
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
  })
})

function canMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'])
    return true
  } catch {
    return false
  }
}

/**
 * A process that starts the server, writes a row and is killed with -9; returns the process number of the server
 * it leaves.
 */
async function startInProcessAndKill(): Promise<number> {
  const program = `
    import pg from 'pg'
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))}
    const { ownerUrl: url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir())}, port: ${await freePort()}, log() {} })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('create table written_before_the_kill as select 1 as n')
    console.log('written')`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: import.meta.dirname,
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const left = await readPostmaster(join(dataDir(), 'postgres'))
  if (!left) throw new Error('the killed process left no server')
  return left.pid
}
