import type { Logger } from 'pino'
import { systemClock } from './clock.ts'
import { SettingError, type Config } from './config/config.ts'
import { createDeps } from './deps.ts'
import { chooseJobBackend } from './jobs/choose.ts'
import { startWorkers } from './jobs/workers.ts'
import type { Service } from './service.ts'
import { stopOnSignal } from './stop-on-signal.ts'

// Long enough for the next photo of a user who takes several.
const IDLE_MS = 2 * 60_000
const LOOK_MS = 5_000
// Jobs at once, each with a transaction and a statement beside it.
const CONNECTIONS = 16

/** Asks this process to stop, as its parent does. */
const stop = () => process.kill(process.pid, 'SIGTERM')

/** Stops the process when it had nothing to do for long. */
function stopWhenIdle(areIdle: () => boolean): void {
  let busyAt = Date.now()
  setInterval(() => {
    if (!areIdle()) busyAt = Date.now()
    else if (Date.now() - busyAt > IDLE_MS) stop()
  }, LOOK_MS)
}

/**
 * Carries out the heavy jobs of these services and nothing else: the process that `createJobProcess` starts. It ends
 * without jobs, and with its parent.
 */
export async function runJobs(services: readonly Service[], config: Config, log: Logger): Promise<void> {
  if (!config.databaseUrl) throw new SettingError('DATABASE_URL is required where jobs run alone')
  const { deps, close } = await createDeps(config, {
    url: config.databaseUrl,
    clock: systemClock,
    log,
    poolMax: CONNECTIONS,
  })
  const jobs = services.flatMap((service) => service.jobs ?? []).filter(({ isHeavy }) => isHeavy)
  const backend = await chooseJobBackend(deps, jobs.length)
  const workers = startWorkers(deps, jobs, backend)
  stopOnSignal(log, async () => {
    await workers.stop()
    await backend.close()
    await close()
  })
  process.once('disconnect', stop)
  stopWhenIdle(() => workers.areIdle())
}
