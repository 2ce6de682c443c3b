import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { access, chown, constants, readFile, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { CannotStart } from './cannot-start.ts'

const run = promisify(execFile)

/** The user that runs PostgreSQL: the current one, or a system user when we are root (which PostgreSQL refuses). */
export interface SystemUser {
  /** Makes the user own a file or a folder with its contents. */
  own(path: string): Promise<void>
  spawn(program: string, args: readonly string[], options: SpawnOptions): ChildProcess
}

/** The environment of PostgreSQL's programs: the product's own contains secrets. */
export const databaseEnv = (): NodeJS.ProcessEnv => {
  const { PATH, LD_LIBRARY_PATH } = process.env
  return { LC_ALL: 'C', ...(PATH ? { PATH } : {}), ...(LD_LIBRARY_PATH ? { LD_LIBRARY_PATH } : {}) }
}

interface Ids {
  readonly uid: number
  readonly gid: number
}

/** Chooses the user; it must be able to enter the folders `mustReach`. */
export async function chooseSystemUser(cluster: string, mustReach: readonly string[]): Promise<SystemUser> {
  if (process.getuid?.() !== 0) return { own: async () => undefined, spawn }
  const ids = (await ownerOf(cluster)) ?? (await accountIds('postgres')) ?? (await createAccount())
  const isReachable = (await Promise.all(mustReach.map((path) => canEnter(path, ids)))).every(Boolean)
  return {
    own: (path) => giveTo(path, ids),
    spawn: isReachable
      ? (program, args, options) => spawn(program, args, { ...options, ...ids })
      : await spawnPrivileged(ids),
  }
}

// Data made by a normal user stays that user's when root starts it.
async function ownerOf(path: string): Promise<Ids | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

async function accountIds(name: string): Promise<Ids | undefined> {
  const accounts = await readFile('/etc/passwd', 'utf8')
  const fields = accounts
    .split('\n')
    .map((line) => line.split(':'))
    .find(([account]) => account === name)
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : undefined
}

async function createAccount(): Promise<Ids> {
  try {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ])
  } catch {
    // Exists even on machines without useradd or with read-only accounts.
    const unprivileged = await accountIds('nobody')
    if (unprivileged) return unprivileged
  }
  const created = await accountIds('postgres')
  if (created) return created
  throw new CannotStart(
    'PostgreSQL does not run as root and no user could be made for it. Start as a normal user.',
  )
}

async function giveTo(path: string, ids: Ids): Promise<void> {
  await chown(path, ids.uid, ids.gid)
  const isFolder = (await stat(path)).isDirectory()
  if (!isFolder) return
  for (const entry of await readdir(path)) await giveTo(join(path, entry), ids)
}

async function canEnter(path: string, ids: Ids): Promise<boolean> {
  const { mode, uid, gid } = await stat(path)
  const bit = uid === ids.uid ? 0o100 : gid === ids.gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  return dirname(path) === path || canEnter(dirname(path), ids)
}

const CAP_DAC_OVERRIDE = 1
const CAP_DAC_READ_SEARCH = 2

/**
 * The system user cannot enter a checkout below a closed folder (such as /root). It gets the one capability that
 * opens folders, the narrower of the two that this machine grants.
 */
async function spawnPrivileged({ uid, gid }: Ids): Promise<SystemUser['spawn']> {
  const granted = await grantedCapabilities()
  const capability = [
    { bit: CAP_DAC_READ_SEARCH, name: 'dac_read_search' },
    { bit: CAP_DAC_OVERRIDE, name: 'dac_override' },
  ].find(({ bit }) => (granted >> BigInt(bit)) & 1n)
  const hasSetpriv = await access('/usr/bin/setpriv', constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!capability || !hasSetpriv) {
    throw new CannotStart(
      'Started as root from a folder that no other user may enter, which PostgreSQL needs. ' +
        'Start as a normal user, or move the project and its data out of that folder.',
    )
  }
  // The last: initdb uses access(2), which ignores capabilities otherwise, to check that it may run the server.
  const grant = [
    `--inh-caps=+${capability.name}`,
    `--ambient-caps=+${capability.name}`,
    '--securebits=+no_setuid_fixup',
  ]
  return (program, args, options) =>
    spawn(
      '/usr/bin/setpriv',
      [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...grant, program, ...args],
      options,
    )
}

async function grantedCapabilities(): Promise<bigint> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  const bounding = /^CapBnd:\s*([0-9a-f]+)$/m.exec(status)?.[1]
  return bounding ? BigInt(`0x${bounding}`) : 0n
}
