import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import { connect } from './db/connect.ts'
import { failWhenSilent, OpenConnections } from './db/fail-when-silent.ts'
import { chooseFileStore } from './files/choose.ts'
import { createSigner } from './files/signer.ts'
import { loadFileSecret, loadKeys } from './http/guard/keys.ts'
import { createWake } from './live/wake.ts'
import type { Deps } from './service.ts'
import { createSettingsCache } from './settings.ts'

interface DepsOptions {
  url: string
  clock: Clock
  log: Logger
  /** Connections at most. */
  poolMax?: number
}

/** The dependencies of a process, and what closes them. */
export interface OpenDeps {
  deps: Deps
  close: () => Promise<void>
}

export async function createDeps(
  config: Config,
  { url, clock, log, poolMax }: DepsOptions,
): Promise<OpenDeps> {
  const connections = new OpenConnections()
  const db = connect({
    url,
    as: 'application',
    log,
    connections,
    ...(poolMax === undefined ? {} : { poolMax }),
  })
  const stopWatching = failWhenSilent(db, { url, connections, log })
  const wake = await createWake({ url, log })
  const settings = await createSettingsCache({ db, wake, log })
  const deps: Deps = {
    config,
    clock,
    log,
    db,
    wake,
    settings,
    files: await chooseFileStore(config),
    signer: createSigner(loadFileSecret(config)),
    keys: loadKeys(config),
  }
  return {
    deps,
    async close() {
      await settings.stop()
      await wake.close()
      stopWatching()
      await db.destroy()
    },
  }
}
