import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '@deportivo/testkit/eventually'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createJobProcess, type JobProcess } from './job-process.ts'

/** Writes how it was started, and works until it is asked to stop, or loses its parent. */
const WORKS = `
  const { appendFileSync } = require('node:fs')
  appendFileSync(process.env.STARTS, JSON.stringify([process.pid, ...process.execArgv, ...process.argv.slice(2)]) + '\\n')
  process.on('disconnect', () => process.exit(0))
  process.on('SIGTERM', () => process.exit(0))
  process.on('SIGUSR2', () => process.exit(0))
  setInterval(() => undefined, 1000)`

let folder: string
let starts: string
let jobs: number
let beside: JobProcess

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deportivo-job-process-'))
  starts = join(folder, 'starts')
  await writeFile(join(folder, 'program.cjs'), WORKS)
  jobs = 0
  beside = createJobProcess({
    program: { args: [join(folder, 'program.cjs'), '--no-demo'], env: { ...process.env, STARTS: starts } },
    hasJobs: async () => jobs > 0,
    log: pino({ level: 'silent' }),
  })
})
afterEach(async () => {
  await beside.stop()
  await rm(folder, { recursive: true, force: true })
})

const started = (): [number, ...string[]][] =>
  existsSync(starts)
    ? readFileSync(starts, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as [number, ...string[]])
    : []

const theOnly = (count: number): Promise<number> =>
  eventually(() => {
    expect(started()).toHaveLength(count)
    return started().at(-1)?.[0] ?? NaN
  })

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const untilEnded = (pid: number) => eventually(() => expect(isAlive(pid)).toBe(false))

describe('the process of the jobs', () => {
  it('is started once for the jobs that are queued, with a limit of its heap, behind everything else', async () => {
    expect(started()).toEqual([])
    beside.wanted()
    beside.wanted()
    const pid = await theOnly(1)
    expect(started()[0]).toEqual(
      expect.arrayContaining(['--max-old-space-size=300', '--no-demo', '--only-jobs']),
    )
    expect(getPriority(pid)).toBe(10)
    await beside.stop()
    expect(isAlive(pid)).toBe(false)
    beside.wanted()
    expect(started()).toHaveLength(1)
  })

  it('is started again after a crash, for the jobs that are left', async () => {
    beside.wanted()
    jobs = 1
    const pid = await theOnly(1)
    process.kill(pid, 'SIGKILL')
    expect(await theOnly(2)).not.toBe(pid)
  })

  it('is started again for a job that was queued while it ended, and not without one', async () => {
    beside.wanted()
    const pid = await theOnly(1)
    jobs = 1
    process.kill(pid, 'SIGUSR2')
    const next = await theOnly(2)
    jobs = 0
    process.kill(next, 'SIGUSR2')
    await untilEnded(next)
    // A process that is wanted then is one more.
    beside.wanted()
    await theOnly(3)
  })
})
