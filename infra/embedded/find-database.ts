import type { Config } from '@deportivo/platform/config'
import { claimDataFolder } from './data-folder.ts'
import { urlOf } from './database.ts'
import { startEmbeddedPostgres } from './postgres.ts'
import { runningServerOf } from './postmaster.ts'

/**
 * The database for a tool that works beside a server: the one of the settings, else the server that runs on the
 * data folder. If none runs, it is started until the tool ends.
 */
export async function findDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = config.databaseOwnerUrl ?? config.databaseUrl
  if (given) return { url: given, stop: async () => undefined }
  const folder = await claimDataFolder(config.dataDir)
  const running = await runningServerOf(folder.cluster)
  if (running) return { url: urlOf(running.port, await folder.password(false)), stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined })
}
