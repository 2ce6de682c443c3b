import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '..', '..')

// Caches of tools, which two trees must not share.
const NOT_LINKED = new Set(['.vite', '.vite-temp', '.cache'])

const execute = promisify(execFile)

/** The files that git would commit. */
async function ownFiles(): Promise<readonly string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const { stdout } = await execute('git', args, { cwd: ROOT, maxBuffer: 1024 * 1024 })
  return stdout.split('\0').filter(Boolean)
}

/** Packages are linked; the links between workspaces are relative and are copied, so that they stay within the copy. */
async function linkModules(dir: string, workspace: string): Promise<void> {
  const [from, to] = [join(ROOT, workspace, 'node_modules'), join(dir, workspace, 'node_modules')]
  if (!existsSync(from)) return
  await mkdir(to)
  for (const entry of await readdir(from)) {
    if (entry === '@deportivo')
      await cp(join(from, entry), join(to, entry), { recursive: true, verbatimSymlinks: true })
    else if (!NOT_LINKED.has(entry)) await symlink(join(from, entry), join(to, entry))
  }
}

/** Runs a program in a folder, Node by default; what it printed if it fails, else null. */
async function failureOf(
  dir: string,
  args: readonly string[],
  program = process.execPath,
): Promise<string | null> {
  // Without the variables of the test runner, by which a child would take itself for one of its workers, or would leave
  // the files of another tier out.
  const env = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_TIER$)/.test(name))
  const running = execute(program, args, {
    cwd: dir,
    env: Object.fromEntries(env),
    maxBuffer: 16 * 1024 * 1024,
  })
  return running.then(
    () => null,
    (error: { stdout: string; stderr: string }) => `${error.stdout}${error.stderr}`,
  )
}

/** A copy of this checkout, uncommitted files included, in which generated code is checked and run. */
export interface TreeCopy {
  /** Runs a Node script of the copy. Each of these returns null, or what was printed by the program that failed. */
  runScript: (path: string, ...args: string[]) => Promise<string | null>
  /** Applies a unified diff; where it begins in a file need not be right. */
  applyPatch: (patch: string) => Promise<string | null>
  /** Type-checks the whole copy. */
  checkTypes: () => Promise<string | null>
  /** Runs the tests of these files whose names match a regular expression. */
  runTests: (files: readonly string[], named: string) => Promise<string | null>
  remove: () => Promise<void>
}

export async function copyTree(): Promise<TreeCopy> {
  const dir = await mkdtemp(join(tmpdir(), 'deportivo-tree-'))
  const files = await ownFiles()
  await Promise.all(files.map((file) => cp(join(ROOT, file), join(dir, file))))
  const workspaces = files.filter((file) => /(^|\/)package\.json$/.test(file)).map((file) => dirname(file))
  await Promise.all(workspaces.map((workspace) => linkModules(dir, workspace)))
  return {
    runScript: (path, ...args) => failureOf(dir, [path, ...args]),
    applyPatch: async (patch) => {
      const file = join(dir, 'change.patch')
      await writeFile(file, patch)
      return failureOf(dir, ['apply', '--whitespace=nowarn', file], 'git')
    },
    checkTypes: () => failureOf(dir, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit']),
    runTests: (tests, named) =>
      failureOf(dir, ['node_modules/vitest/vitest.mjs', 'run', ...tests, '-t', named]),
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}
