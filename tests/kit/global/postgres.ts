import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@deportivo/infra/embedded/postgres'
import { runningServerOf, stopPostmaster } from '@deportivo/infra/embedded/postmaster'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the superuser of the server: only for making databases. */
    postgresUrl: string
  }
}

const PREFIX = 'deportivo-test-'

/** One real PostgreSQL for all test files of a run, removed at its end; each file makes its own databases in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepKilledRuns()
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false })
  project.provide('postgresUrl', server.adminUrl)
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

// A killed run leaves its server behind, and nothing else would ever end it.
async function sweepKilledRuns(): Promise<void> {
  for (const entry of await readdir(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(entry)?.[1]
    if (!pid || isRunning(Number(pid))) continue
    const left = await runningServerOf(join(tmpdir(), entry, 'postgres'))
    if (left) await stopPostmaster(left.pid)
    await rm(join(tmpdir(), entry), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
