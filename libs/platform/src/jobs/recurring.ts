import type { Knex } from 'knex'
import { queryRows } from '../db/query-rows.ts'
import { startLeading, untilAborted } from '../events/kafka/leader.ts'
import { startLoop, type Loop } from '../events/log/loop.ts'
import type { Deps, Recurring } from '../service.ts'
import { HOUSEKEEPING } from './housekeeping.ts'
import { LOCKS } from '../db/locks.ts'

// A job whose time came while no process ran starts within this time of a start.
const LONGEST_LOOK_MS = 30_000
// Checks are a little early or late; without slack every second one would find the job not due.
const SLACK = 0.9

// A check of a job that is not due writes nothing: no row, no transaction id, nothing that invalidates snapshot
// caches.
const CLAIM = `
  insert into bus.recurring (name, started_at)
  select :name, clock_timestamp() where not exists (
    select from bus.recurring r
    where r.name = :name and r.started_at > clock_timestamp() - make_interval(secs => :seconds)
  )
  on conflict (name) do update set started_at = clock_timestamp()
  where bus.recurring.started_at <= clock_timestamp() - make_interval(secs => :seconds)
  returning name`

/** Whether a job is due. A caller that gets true has claimed the run and must do it. */
async function isDue(db: Knex, { name, everyMs }: Recurring): Promise<boolean> {
  const claimed = await queryRows<unknown>(db, CLAIM, { name, seconds: (everyMs * SLACK) / 1000 })
  return claimed.length > 0
}

const RELEASE = `
  update bus.recurring set started_at = clock_timestamp() - make_interval(secs => :seconds) where name = :name`

/** A failed job is due again at the next check: a daily one must not wait for tomorrow. */
async function release(db: Knex, { name, everyMs }: Recurring): Promise<void> {
  const secondsAgo = Math.max(0, everyMs * SLACK - lookEveryMs(everyMs) * SLACK) / 1000
  await db.raw(RELEASE, { name, seconds: secondsAgo })
}

const lookEveryMs = (everyMs: number) => Math.min(everyMs, LONGEST_LOOK_MS)

const isReady = async (deps: Deps, work: Recurring) => !work.isReady || (await work.isReady(deps))

async function doOne(deps: Deps, work: Recurring): Promise<void> {
  try {
    await work.run(deps)
  } catch (error) {
    await release(deps.db, work)
    throw error
  }
}

function startOne(deps: Deps, work: Recurring): Loop {
  return startLoop({
    everyMs: lookEveryMs(work.everyMs),
    async step() {
      if ((await isReady(deps, work)) && (await isDue(deps.db, work))) await doOne(deps, work)
      return false
    },
    onError: (err, waitMs) => deps.log.error({ err, waitMs, work: work.name }, 'recurring work failed'),
  })
}

/** Runs each recurring job when it is due, in one process at a time; returns a function that stops it. */
export async function startRecurring(
  deps: Deps,
  recurring: readonly Recurring[],
): Promise<() => Promise<void>> {
  const url = deps.config.databaseUrl
  if (!url) throw new Error('recurring work needs a database')
  const leader = startLeading({
    url,
    lock: LOCKS.recurring,
    name: 'recurring',
    log: deps.log,
    async work(signal) {
      const loops = [...HOUSEKEEPING, ...recurring].map((work) => startOne(deps, work))
      await untilAborted(signal)
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  })
  return () => leader.stop()
}
