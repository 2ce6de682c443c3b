import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { majorVersion, type Binaries } from './binaries.ts'
import { CannotStart } from './cannot-start.ts'
import type { DataFolder } from './data-folder.ts'
import { databaseEnv, type SystemUser } from './system-user.ts'

/** The superuser of the embedded server: for its lease and upkeep, never for statements of the product. */
export const SUPERUSER = 'deportivo'

/**
 * Whether the folder has no database yet. Refuses a folder that is no cluster, or that another major version made.
 */
export async function needsCluster({ cluster }: DataFolder, binaries: Binaries): Promise<boolean> {
  const entries: string[] = await readdir(cluster).catch(() => [])
  if (entries.length === 0) return true
  if (!entries.includes('PG_VERSION')) {
    throw new CannotStart(
      `${cluster} is not a PostgreSQL data folder. Set DATA_DIR to an empty or a new folder.`,
    )
  }
  const theirs = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  const ours = await majorVersion(binaries)
  if (theirs === ours) return false
  throw new CannotStart(
    `${cluster} was made by PostgreSQL ${theirs} and this version brings PostgreSQL ${ours}; nothing was changed. ` +
      'Check out the version that made it, dump with pg_dump, set the folder aside, start this version once, ' +
      'and load the dump with psql.',
  )
}

/**
 * Makes the cluster in a temporary folder and renames it, so a crash in the middle leaves nothing that the next
 * start could mistake for a database.
 */
export async function createCluster(folder: DataFolder, binaries: Binaries, user: SystemUser): Promise<void> {
  const draft = `${folder.cluster}.new`
  const passwordFile = `${folder.cluster}.password`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, await folder.password(true), { mode: 0o600 })
  try {
    await user.own(draft)
    await user.own(passwordFile)
    await initdb(binaries, user, draft, passwordFile)
    // An empty folder at the target path (for example a mounted volume) is replaced.
    await rename(draft, folder.cluster)
  } finally {
    await rm(passwordFile, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

async function initdb(
  binaries: Binaries,
  user: SystemUser,
  target: string,
  passwordFile: string,
): Promise<void> {
  const args = [
    `--pgdata=${target}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
  ]
  // Colombian sort order for names (ñ after n, accents beside their letter), from ICU and not from the machine's
  // locales.
  const words = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=es-CO']
  const child = user.spawn(binaries.initdb, [...args, ...words, '--no-instructions'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
    env: databaseEnv(),
  })
  const [complaints] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')])
  if (child.exitCode !== 0) throw explainFailure(complaints, 'PostgreSQL could not make its data folder')
}

/** One line out of what PostgreSQL printed before it gave up. */
export function explainFailure(output: string, what: string): CannotStart {
  if (/No space left on device/i.test(output)) {
    return new CannotStart(`${what}: the disk is full. Make room and start again.`)
  }
  if (/Permission denied/i.test(output)) {
    return new CannotStart(`${what}: its data folder belongs to another user. Start as that user.`)
  }
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const worst = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing'
  return new CannotStart(`${what}: ${worst.trim()}`)
}
