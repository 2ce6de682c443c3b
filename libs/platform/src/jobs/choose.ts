import type { Deps } from '../service.ts'
import type { JobBackend } from './backend.ts'
import { createPostgresJobs } from './backend-postgres.ts'
import { createRedisJobs } from './backend-redis.ts'

/** Redis where configuration names one, else our PostgreSQL. */
export async function chooseJobBackend(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  workers: number,
): Promise<JobBackend> {
  if (config.redisUrl) return createRedisJobs(config.redisUrl, log)
  const url = config.databaseUrl
  if (!url) throw new Error('jobs need a database')
  return createPostgresJobs({ url, ownerUrl: config.databaseOwnerUrl ?? url, workers, log })
}
