import { join } from 'node:path'
import { SettingError, type Config } from '../config/config.ts'
import { makeFolder } from '../config/make-folder.ts'
import { createLocalStore } from './local-store.ts'
import { createS3Store } from './s3-store.ts'
import type { FileStore } from './store.ts'

/** An S3-compatible store where configuration names one, else a folder. */
export async function chooseFileStore({ s3, dataDir }: Config): Promise<FileStore> {
  if (s3) return createS3Store(s3)
  await requireDataDir(dataDir)
  return createLocalStore(join(dataDir, 'files'))
}

/** With a database of its own, nothing else has looked at the folder before. */
async function requireDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir, 0o711)
  } catch (error) {
    throw new SettingError(`DATA_DIR is no folder that can be made: ${String(error)}`)
  }
}
