import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEvents, type RunningEvents } from '@deportivo/platform/start-events'
import { chooseJobBackend } from '@deportivo/platform/jobs/choose'
import { startWorkers } from '@deportivo/platform/jobs/workers'
import type { Job } from '@deportivo/platform/service'
import { eventually } from '@deportivo/testkit/eventually'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Bus, BusSettings } from '../bus/bus.ts'
import { openBus } from '../bus/open-bus.ts'

interface Shoe {
  shoe: string
}

/** What each queue stores of a job that failed, for operators: no part of the product reads it. */
interface FailedJob {
  attemptsMade: number
  failedReason: string
  stacktrace: string[]
}
interface FailedJobs {
  getJobs(state: 'failed'): Promise<FailedJob[]>
}

/** What a job may rely on with every queue. */
export function describeJobs(place: string, settings: () => BusSettings): void {
  describe(`jobs in ${place}`, () => {
    let bus: Bus
    let running: RunningEvents[]
    let name: string
    let done: string[]

    beforeEach(async () => {
      running = []
      done = []
      // Redis is shared by all tests of a run.
      name = `polish-${Math.random().toString(36).slice(2)}`
      bus = await openBus(settings())
    })
    afterEach(async () => {
      for (const events of running) await events.stop()
      await bus.close()
    })

    const polish = (run: Job<Shoe>['run']): Job<Shoe> => ({
      name,
      on: {
        'shoe.moved': (event) => (event.aggregate_version > 1 ? null : { shoe: event.aggregate_id }),
      },
      run,
    })
    const start = async (job: Job<Shoe>) => {
      const events = await startEvents(bus.deps, { consumers: [], jobs: [job] })
      running.push(events)
      return events
    }
    const finished = (shoes: string[]) => eventually(() => expect([...done].sort()).toEqual(shoes))

    it('an event that requests a job gets it done once', async () => {
      const events = await start(polish(async (_, { shoe }) => void done.push(shoe)))
      await bus.happen('a', [1, 2, 3])
      await bus.happen('b', [1])
      await finished(['a', 'b'])
      await eventually(async () => expect(await events.caughtUp()).toBe(true))
      expect([...done].sort()).toEqual(['a', 'b'])
    })

    it('a heavy job is left to the process that is started for it', async () => {
      const heavy = { ...polish(async (_, { shoe }) => void done.push(shoe)), isHeavy: true }
      const folder = await mkdtemp(join(tmpdir(), 'deportivo-jobs-'))
      const mark = join(folder, 'started')
      const program = join(folder, 'program.cjs')
      await writeFile(program, `require('node:fs').writeFileSync('${mark}', ''); setInterval(() => 0, 1000)`)
      const jobProgram = { args: [program], env: process.env }
      running.push(await startEvents(bus.deps, { consumers: [], jobs: [heavy], jobProgram }))
      expect(existsSync(mark)).toBe(false)
      await bus.happen('a', [1])
      await eventually(() => expect(existsSync(mark)).toBe(true))
      expect(done).toEqual([])
      const backend = await chooseJobBackend(bus.deps, 1)
      const workers = startWorkers(bus.deps, [heavy], backend)
      await finished(['a'])
      await workers.stop()
      await backend.close()
      await rm(folder, { recursive: true })
    })

    it('a job with a later turn waits for those with an earlier one', async () => {
      let open = () => undefined as void
      const gate = new Promise<void>((resolve) => (open = resolve))
      const turns: Record<string, number> = { first: 1, late: 8, early: 2, later: 9 }
      const job: Job<Shoe> = {
        ...polish(async (_, { shoe }) => {
          done.push(shoe)
          await gate
        }),
        concurrency: 1,
        turnOf: async (_, { shoe }) => turns[shoe] ?? 0,
      }
      const events = await start(job)
      await bus.happen('first', [1])
      await eventually(() => expect(done).toEqual(['first']))
      for (const shoe of ['late', 'later', 'early']) await bus.happen(shoe, [1])
      await eventually(async () => expect(await events.caughtUp()).toBe(true))
      open()
      await eventually(() => expect(done).toEqual(['first', 'early', 'late', 'later']))
    })

    it('an event that is dispatched twice makes one job', async () => {
      const job = polish(async (_, { shoe }) => void done.push(shoe))
      const events = await start(job)
      await bus.happen('a', [1])
      await finished(['a'])
      await events.stop()
      await bus.db('bus.cursors').update({ lane_pos: 0 })
      await start(job)
      await bus.happen('b', [1])
      await finished(['a', 'b'])
    })

    it('a failed job is retried and gets the number of its attempt', async () => {
      const tries: { number: number; isLast: boolean }[] = []
      await start(
        polish(async (_, { shoe }, attempt) => {
          tries.push(attempt)
          if (attempt.number < 3) throw new Error('no polish left')
          done.push(shoe)
        }),
      )
      await bus.happen('a', [1])
      await finished(['a'])
      expect(tries).toEqual([
        { number: 1, isLast: false },
        { number: 2, isLast: false },
        { number: 3, isLast: false },
      ])
    })

    it('a job that fails with bytes that no database stores is retried as any other', async () => {
      const tries: number[] = []
      await start(
        polish(async (_, { shoe }, { number }) => {
          tries.push(number)
          if (number === 1) throw new Error('unexpected byte \u0000 in the file')
          if (number === 2) throw new Error('half of a character: \ud83d')
          done.push(shoe)
        }),
      )
      await bus.happen('a', [1])
      await finished(['a'])
      expect(tries).toEqual([1, 2, 3])
    })

    it('a job whose error always has control characters fails once per attempt', async () => {
      const tries: boolean[] = []
      await start(
        polish(async (_, _shoe, { isLast }) => {
          tries.push(isLast)
          throw new Error('unexpected byte \u0000 in \u001b the file')
        }),
      )
      await bus.happen('a', [1])
      const backend = await chooseJobBackend(bus.deps, 1)
      const queue = backend.createQueue(name)
      const failed = () => (queue as unknown as FailedJobs).getJobs('failed')
      await eventually(async () => expect(await failed()).toHaveLength(1))
      const [job] = await failed()
      expect(tries).toEqual([false, false, false, false, true])
      expect(job?.attemptsMade).toBe(tries.length)
      expect(job?.failedReason).toBe('unexpected byte \ufffd in \ufffd the file')
      expect(job?.stacktrace.join('\n')).not.toMatch(/(?![\t\n\r])\p{Cc}/u)
      await queue.close()
      await backend.close()
    })

    it('a stop waits for the running job', async () => {
      let hasBegun = false
      const events = await start(
        polish(async (_, { shoe }) => {
          hasBegun = true
          await sleep(300)
          done.push(shoe)
        }),
      )
      await bus.happen('a', [1])
      await eventually(() => expect(hasBegun).toBe(true))
      await events.stop()
      expect(done).toEqual(['a'])
    })

    it('the job of a worker that died is done by another one', { timeout: 120_000 }, async () => {
      const backend = await chooseJobBackend(bus.deps, 1)
      let hasBegun = false
      const dying = backend.createWorker(name, () => new Promise(() => (hasBegun = true)), 1)
      dying.on('error', (err) => bus.deps.log.debug({ err }, 'a dying worker complains'))
      const queue = backend.createQueue(name)
      await queue.add(name, { shoe: 'a' }, { jobId: 'a' })
      await eventually(() => expect(hasBegun).toBe(true))
      await dying.close(true)
      await start(polish(async (_, { shoe }) => void done.push(shoe)))
      // The job of a dead worker is given to another one half a minute later.
      await eventually(() => expect(done).toEqual(['a']), 90_000)
      await queue.close()
      await backend.close()
    })
  })
}
