import type { Config } from '@deportivo/platform/config'
import { claimDataFolder } from './data-folder.ts'
import { urlsOf } from './database.ts'
import { startEmbeddedPostgres } from './postgres.ts'
import { runningServerOf } from './postmaster.ts'

/**
 * The database for a tool that works beside a server, as its owner: the one of the settings, else the server that
 * runs on the data folder. If none runs, it is started until the tool ends.
 */
export async function findDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = config.databaseOwnerUrl ?? config.databaseUrl
  if (given) return { url: given, stop: async () => undefined }
  const folder = await claimDataFolder(config.dataDir)
  const running = await runningServerOf(folder.cluster)
  if (running) {
    const { ownerUrl } = urlsOf(running.port, await folder.password(false))
    return { url: ownerUrl, stop: async () => undefined }
  }
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined })
  return { url: server.ownerUrl, stop: () => server.stop() }
}
