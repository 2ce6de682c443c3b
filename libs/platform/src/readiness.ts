import { setTimeout as sleep } from 'node:timers/promises'
import type { Readiness } from './http/server/health.ts'
import type { Deps } from './service.ts'
import type { RunningEvents } from './start-events.ts'

// Orchestrators give a probe a second or a few, and treat silence worse than a refusal.
const LONGEST_CHECK_MS = 2000

type Check = () => Promise<boolean>

/** False when a check takes too long. One runs at a time: those of a frozen database must not take the pool. */
function inTime(check: Check): Check {
  let running: Promise<boolean> | undefined
  return () => {
    running ??= check().finally(() => (running = undefined))
    return Promise.race([running, sleep(LONGEST_CHECK_MS, false, { ref: false })])
  }
}

/** A login is possible as soon as the session source responds. */
async function canLogIn(deps: Pick<Deps, 'db'>): Promise<boolean> {
  await deps.db.raw('select 1 from auth.published_people limit 1')
  return true
}

export interface Phase {
  isPrepared: boolean
  isStopping: boolean
  events: Pick<RunningEvents, 'isReady' | 'warnings'> | null
}

/** What `/health/ready` reports, within two seconds even if the database does not respond. */
export function createReadinessCheck(deps: Pick<Deps, 'db' | 'log'>, phase: Phase): Readiness {
  const check = (work: Check): Check =>
    inTime(() =>
      work().catch((err: unknown) => {
        deps.log.warn({ err }, 'not ready: the database does not respond')
        return false
      }),
    )
  const consumers = check(async () => (await phase.events?.isReady()) ?? false)
  const login = check(() => canLogIn(deps))
  return async () => {
    const [hasRead, isOpen] = await Promise.all([consumers(), login()])
    return {
      checks: { prepared: phase.isPrepared, consumers: hasRead, login: isOpen },
      details: phase.events?.warnings() ?? {},
    }
  }
}
