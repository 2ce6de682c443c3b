import { statfs } from 'node:fs/promises'
import type { Deps } from './service.ts'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

// The log of the embedded database grows by about as much while a job writes, before a checkpoint lets it go.
const LOG_MB = 256

/**
 * Whether the disk of the data folder has more room than jobs must leave to everything else. The embedded database is on
 * it; the disk of another one is not ours to measure.
 */
export async function hasRoom({ config }: Pick<Deps, 'config'>): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(config.dataDir)
    return bavail * bsize > (config.spareDiskMb + LOG_MB) * 2 ** 20
  } catch (error) {
    // Files are in a bucket, and the database elsewhere: there is no such folder.
    if (codeOf(error) === 'ENOENT') return true
    throw error
  }
}
